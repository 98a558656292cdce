import { cookiePattern, type Session, SESSION_COOKIE, SESSION_PATH } from '@zaino/contracts/shared';

/** Who is signed in as a page is served with it: null for nobody, `unknown` where nobody could say. */
export type ServedSession = Session | null | 'unknown';

/** A page must not wait long for it; in a browser nothing waits but a page that needs to know. */
const SERVER_LIMIT_MS = 1500;
const BROWSER_LIMIT_MS = 10_000;

const sessionCookie = cookiePattern(SESSION_COOKIE);

/** Loaders of one page ask once. */
const asked = new WeakMap<Request, Promise<ServedSession>>();

/** Asks who is signed in, from a browser; never rejects. */
export function askSession(): Promise<ServedSession> {
  return ask(SESSION_PATH, {}, BROWSER_LIMIT_MS);
}

/**
 * Asks on the server who a page is made for; never rejects. Without a session's cookie it is nobody, and
 * nothing is asked.
 */
export function readSession(request: Request): Promise<ServedSession> {
  const cookie = request.headers.get('cookie') ?? '';
  if (!sessionCookie.test(cookie)) return Promise.resolve(null);
  const known = asked.get(request);
  if (known) return known;
  const id = request.headers.get('x-request-id');
  const headers = { cookie, ...(id !== null && { 'x-request-id': id }) };
  const session = ask(new URL(SESSION_PATH, request.url).href, headers, SERVER_LIMIT_MS);
  asked.set(request, session);
  return session;
}

async function ask(
  address: string,
  headers: Record<string, string>,
  limitMs: number,
): Promise<ServedSession> {
  try {
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(limitMs) });
    if (!response.ok) return 'unknown';
    const answer = (await response.json()) as Session | null;
    if (answer === null) return null;
    const { user, customerToken, csrfToken } = answer;
    return typeof user.uid === 'string' ? { user, customerToken, csrfToken } : 'unknown';
  } catch {
    // The service is away or answers garbage: pages that need not know go on.
    return 'unknown';
  }
}
