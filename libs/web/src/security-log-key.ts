/** The one key of local storage for entries that could not be sent. */
export const UNSENT_KEY = 'zaino.security-log';
