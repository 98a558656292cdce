/** For how long a school can answer: its office may be closed for a week. */
export const PROOF_DAYS = 14;
