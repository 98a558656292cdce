/** Codes that any service may answer. */
export const sharedErrorCodes = {
  invalidInput: 'invalid-input',
  unauthenticated: 'unauthenticated',
  forbidden: 'forbidden',
  notFound: 'not-found',
  limited: 'limited',
  /** A call that changes something came without the session's CSRF token, or from another origin. */
  csrf: 'csrf',
  unavailable: 'unavailable',
  internal: 'internal',
} as const;
