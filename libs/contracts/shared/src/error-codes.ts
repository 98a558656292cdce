/** Codes that any service may answer. */
export const sharedErrorCodes = {
  invalidInput: 'invalid-input',
  unauthenticated: 'unauthenticated',
  forbidden: 'forbidden',
  /** A colleague has asked for what is the owner's of the bookshop. */
  ownerOnly: 'owner-only',
  /** An admin has asked for what another area's admins do. */
  areaNeeded: 'area-needed',
  notFound: 'not-found',
  limited: 'limited',
  /** Let through once the `challenge` beside the code is solved: the client does that by itself. */
  challengeRequired: 'challenge-required',
  /** A call that changes something came without the session's CSRF token, or from another origin. */
  csrf: 'csrf',
  unavailable: 'unavailable',
  internal: 'internal',
} as const;
