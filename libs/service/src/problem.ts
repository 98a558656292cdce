import { HttpException } from '@nestjs/common';
import {
  type ErrorKind,
  type Problem,
  sharedErrorCodes,
  statusOfKind,
} from '@zaino/contracts/shared';
import { isConnectionFailure } from './connection-failure';
import { DomainError, type ErrorDetails } from './domain-error';
import { isOutOfSpace } from './out-of-space';

const sentences: Record<ErrorKind, string> = {
  invalid: 'La richiesta non è valida.',
  unauthenticated: 'Accedi per continuare.',
  forbidden: 'Non hai il permesso per questa operazione.',
  'not-found': 'Questo indirizzo non esiste.',
  conflict: 'I dati sono cambiati nel frattempo.',
  limited: 'Troppe richieste: riprova tra poco.',
  unavailable: 'Servizio momentaneamente non disponibile',
};

/** Where the status says more than the kind. */
const sentencesByStatus: Partial<Record<number, string>> = {
  405: 'Questo indirizzo non accetta questo tipo di richiesta.',
  413: 'La richiesta contiene troppi dati.',
  415: 'La richiesta contiene dati di un tipo che qui non è ammesso.',
  431: 'L’intestazione della richiesta contiene troppi dati.',
};

interface Refusal extends ErrorDetails {
  status: number;
  code: string;
  detail: string;
}

/** What a client may know of a failure: never a stack trace, a query or the words of a library. */
export function toProblem(error: unknown, requestId: string): Problem {
  const { status, code, detail, errors } = toRefusal(error);
  return {
    type: 'about:blank',
    title: code,
    status,
    code,
    detail,
    requestId,
    errors,
    success: false,
    error: detail,
  };
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof DomainError) {
    const { kind, code, details } = error;
    return {
      status: statusOfKind[kind],
      code,
      detail: details.detail ?? sentences[kind],
      errors: details.errors,
    };
  }
  if (isConnectionFailure(error) || isOutOfSpace(error))
    return refusalOf('unavailable', sharedErrorCodes.unavailable);
  const status = clientErrorStatus(error);
  if (status === 404) return refusalOf('not-found', sharedErrorCodes.notFound);
  if (status !== undefined) {
    const refusal = refusalOf('invalid', sharedErrorCodes.invalidInput);
    return { ...refusal, status, detail: sentencesByStatus[status] ?? refusal.detail };
  }
  return {
    status: 500,
    code: sharedErrorCodes.internal,
    detail: 'Si è verificato un errore imprevisto.',
  };
}

function refusalOf(kind: ErrorKind, code: string): Refusal {
  return { status: statusOfKind[kind], code, detail: sentences[kind] };
}

/** Nest's and Fastify's own refusals: unknown route, malformed URL or body, too much of something. */
function clientErrorStatus(error: unknown): number | undefined {
  const status =
    error instanceof HttpException
      ? error.getStatus()
      : (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
