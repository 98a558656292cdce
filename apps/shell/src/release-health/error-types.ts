/** What tells that something went wrong. */
export const errorTypes = ['error', 'unhandledrejection', 'zaino:error'];

/** The page's own start goes first, in milliseconds. */
export const PAUSE_MS = 3_000;
