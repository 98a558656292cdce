/** Specification, points 5 and 9; no upper rule but one that keeps hashing cheap. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 200;
/** Of admins: the six characters of the specification are customers'. */
export const MIN_ADMIN_PASSWORD_LENGTH = 12;

/** Most children of one account. */
export const MAX_CHILDREN = 12;

/** Most books of a child that a family has said something of, and of these in one call. */
export const MAX_CHILD_BOOKS = 300;
export const MAX_BOOKS_OF_A_CALL = 100;

/** Most characters of a saved school's name, and of a child's nickname. */
export const SCHOOL_NAME_LENGTH = 200;
export const NICKNAME_LENGTH = 30;

/** Most characters of a passkey's name, and most passkeys of one account. */
export const PASSKEY_NAME_LENGTH = 60;
export const MAX_PASSKEYS = 10;

/** Accounts and requests of one page of staff's lists. */
export const STAFF_USER_LIMIT = 100;
export const DATA_REQUEST_LIMIT = 50;

/** Most characters of how a request came and how it was proven whose it is. */
export const EVIDENCE_LENGTH = 1_000;

/** How the name of an admin is written: the hint of the field, and what is said where it is not. */
export const USERNAME_FORM = 'Lettere senza accenti, cifre, punti e trattini';
