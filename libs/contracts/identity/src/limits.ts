/** Specification, points 5 and 9; no upper rule but one that keeps hashing cheap. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 200;

/** Most children of one account. */
export const MAX_CHILDREN = 12;
