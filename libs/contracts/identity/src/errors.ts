import { SIGN_IN_UNAVAILABLE } from './refusal-texts';

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
  /** As many colleagues and invitations as the plan gives. */
  tooManyColleagues: 'too-many-colleagues',
  /** The address is invited, or a colleague's. */
  alreadyInvited: 'already-invited',
  /** The invitation is for another address than the account's. */
  invitedOther: 'invited-other',
  /** The account has a bookshop, or works in one. */
  worksAlready: 'works-already',
  /** A link of a mail that is used, replaced, too old or not ours. */
  invalidLink: 'invalid-link',
  wrongPassword: 'wrong-password',
  /** A new password that somebody who guesses would try. */
  weakPassword: 'weak-password',
  /** What the sign-in of another provider takes care of: passwords, e-mail. */
  notOurs: 'not-ours',
  /** `MAX_CHILDREN` are saved. */
  tooManyChildren: 'too-many-children',
  /** `MAX_CHILD_BOOKS` of a child are marked. */
  tooManyBooks: 'too-many-books',
  /** The password was right; what is asked for now is a code or a passkey. */
  secondFactorRequired: 'second-factor-required',
  /** A code or a passkey that does not count: wrong, used before, too old, not of this account. */
  wrongSecondFactor: 'wrong-second-factor',
  /** An admin without a second factor: the token opens nothing but its enrolment. */
  secondFactorMissing: 'second-factor-missing',
  /** The setup of an app or a passkey that was never begun, or too long ago. */
  setupExpired: 'setup-expired',
  /** There is an app, or the same passkey, or as many passkeys as there can be. */
  factorExists: 'second-factor-exists',
  /** An admin keeps one second factor at least. */
  lastFactor: 'last-second-factor',
  /** Whoever proposed something does not decide on it. */
  ownApproval: 'own-approval',
  /** Decided, too old, or about an admin who has changed meanwhile. */
  approvalClosed: 'approval-closed',
  /** More than the admin has: another admin has to confirm it. */
  needsApproval: 'needs-approval',
  /** Nobody would be left who may do everything. */
  lastAdmin: 'last-admin',
  /** There is an admin of that name. */
  adminExists: 'admin-exists',
  /** Staff has locked the account: nobody signs in to it. */
  suspended: 'account-suspended',
  /** Another admin, or the person, has changed the account since it was looked at. */
  accountChanged: 'account-changed',
  /** What is asked for needs an address that the account has proven. */
  addressUnproven: 'address-unproven',
  /** A request about personal data that was answered already. */
  requestAnswered: 'request-answered',
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
  secondFactorRequired: 'Serve anche il codice di verifica',
  wrongSecondFactor: 'Il codice o la passkey non è valido',
  suspended: 'Questo account è sospeso: scrivi all’assistenza',
  secondFactorMissing: 'Prima attiva la verifica in due passaggi',
} as const;

/** Parameter of the sign-in page with a code of the table below. */
export const PROVIDER_ERROR_PARAMETER = 'errore';

/** Why somebody came back from another provider without being signed in, in words for the screen. */
export const providerErrors = {
  'provider-cancelled': 'Hai annullato l’accesso.',
  'provider-failed': 'L’accesso non è riuscito: riprova.',
  'provider-unavailable': SIGN_IN_UNAVAILABLE,
  'provider-without-email': 'Per accedere serve un account con un indirizzo e-mail.',
  'account-suspended': 'Questo account è sospeso: scrivi all’assistenza.',
  'provider-email-taken': 'Il tuo indirizzo e-mail appartiene già a un altro account.',
} as const;
export type ProviderErrorCode = keyof typeof providerErrors;
