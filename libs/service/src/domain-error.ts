import type { ErrorKind, Problem } from '@zaino/contracts/shared';

export interface ErrorDetails {
  /** One sentence for a person, in Italian; each kind has one of its own when it is left out. */
  detail?: string;
  /** What is wrong with which field of the input. */
  errors?: Problem['errors'];
  /** When it may be asked again, in seconds. */
  retryAfterS?: number;
  cause?: unknown;
}

/**
 * An expected failure: the kind decides the HTTP status, the code is what a client switches on.
 * Services throw it; only the problem filter knows what HTTP makes of it.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    readonly details: ErrorDetails = {},
  ) {
    super(details.detail ?? code, { cause: details.cause });
    this.name = 'DomainError';
  }
}
