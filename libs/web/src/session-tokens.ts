/** Where local storage keeps a customer's public handle and an admin's bearer (DESIGN, "The server side"). */
export const CUSTOMER_TOKEN_KEY = 'customerToken';
export const ADMIN_TOKEN_KEY = 'adminToken';

/** What a header may carry: anything else in its place was not written by us. */
const TOKEN = /^[\w.~+/=-]+$/;

/** A stored token; null where there is none, or where the browser keeps nothing. */
export function readToken(key: string): string | null {
  try {
    const token = localStorage.getItem(key);
    return token !== null && TOKEN.test(token) ? token : null;
  } catch {
    // Blocked by the browser's settings: the cookie is what signs in.
    return null;
  }
}

/** Keeps a token, or forgets it; tells whether it is kept. */
export function writeToken(key: string, token: string | null): boolean {
  try {
    if (token === null) localStorage.removeItem(key);
    else localStorage.setItem(key, token);
    return true;
  } catch {
    return false;
  }
}

/** Stands in a token's place for a moment, so that other tabs hear why it has gone. */
const ENDED = 'ended';

/** Forgets a token whose session has ended by itself. */
export function endToken(key: string): void {
  if (readToken(key) !== null) writeToken(key, ENDED);
  writeToken(key, null);
}

/** What another tab has done with a token: its session has ended by itself, or somebody has signed in or out. */
export function tokenChangeOf({ oldValue, newValue }: StorageEvent): 'none' | 'ended' | 'changed' {
  if (newValue === ENDED) return 'none';
  return newValue === null && oldValue === ENDED ? 'ended' : 'changed';
}
