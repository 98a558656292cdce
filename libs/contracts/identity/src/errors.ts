/** Codes that the identity service answers beside the shared ones. */
export const identityErrorCodes = {
  /** Also for accounts that do not exist. */
  wrongCredentials: 'wrong-credentials',
  /** The failure that locked the account. */
  justLocked: 'account-just-locked',
  /** An attempt while the account is locked. */
  locked: 'account-locked',
  /** An attempt before the delay after a lock is over, or too many from one address. */
  tooManyAttempts: 'too-many-attempts',
  emailTaken: 'email-taken',
  domainTaken: 'domain-taken',
  /** The account has a bookshop: one is all it can have. */
  alreadyOpen: 'bookshop-already-open',
  /** A link of a mail that is used, replaced, too old or not ours. */
  invalidLink: 'invalid-link',
  wrongPassword: 'wrong-password',
  /** What the sign-in of another provider takes care of: passwords, e-mail. */
  notOurs: 'not-ours',
  /** `MAX_CHILDREN` are saved. */
  tooManyChildren: 'too-many-children',
} as const;
export type IdentityErrorCode = (typeof identityErrorCodes)[keyof typeof identityErrorCodes];

/** Words of the specification, point 8, and of the lockout rules. */
export const identityTexts = {
  wrongCredentials: 'Credenziali non valide',
  justLocked: 'Account bloccato per troppi tentativi falliti',
  locked: 'Account bloccato',
  tooManyAttempts: 'Troppi tentativi di login falliti',
  emailTaken: 'Email già registrata',
  registrationFailed: 'Errore durante la registrazione',
} as const;
