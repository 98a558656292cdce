/** What a check has found: at most this many are named. */
export const MOST_EVIDENCE = 20;

/** Findings that are counted: beyond it there are at least so many. */
export const MOST_FINDINGS = 1_000;
