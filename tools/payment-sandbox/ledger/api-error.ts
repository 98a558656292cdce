interface ErrorFields {
  status: number;
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  message: string;
  code?: string | undefined;
  param?: string | undefined;
  /** Nothing was begun: the idempotency key stays free. */
  isValidation?: boolean;
}

/** An answer that is Stripe's error envelope. */
export class StripeApiError extends Error {
  readonly fields: ErrorFields;

  constructor(fields: ErrorFields) {
    super(fields.message);
    this.fields = fields;
  }

  get body(): object {
    const { type, message, code, param } = this.fields;
    return {
      error: {
        ...(code !== undefined && { code, doc_url: `https://stripe.com/docs/error-codes/${code}` }),
        message,
        ...(param !== undefined && { param }),
        type,
      },
    };
  }
}

/** A parameter that cannot be taken. */
export function invalidParameter(param: string, message: string, code?: string): StripeApiError {
  const type = 'invalid_request_error';
  return new StripeApiError({ status: 400, type, message, code, param, isValidation: true });
}

/** What is asked for does not fit the state of things. */
export function refused(message: string, code?: string, param?: string): StripeApiError {
  return new StripeApiError({ status: 400, type: 'invalid_request_error', message, code, param });
}

export function missingResource(name: string, id: string, param?: string): StripeApiError {
  return new StripeApiError({
    status: param === undefined ? 404 : 400,
    type: 'invalid_request_error',
    message: `No such ${name}: '${id}'`,
    code: 'resource_missing',
    param: param ?? 'id',
    isValidation: true,
  });
}
