import { cookieName, type NecessaryCookie } from '@zaino/contracts/shared';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOnThisMachine } from './is-on-this-machine';

interface CookieContent {
  /** A token, or empty. */
  value: string;
  /** The browser forgets it when it is closed, and not only after the cookie's own time. */
  endsWithBrowser?: boolean;
  /** Sent over HTTPS only. */
  isSecure: boolean;
}

/**
 * A token that a cookie carries: 256 random bits in base64url. The name that only the shop's own host can have set goes
 * before the bare one of a developer's machine, which the gateway of a shop on HTTPS lets nobody send. Null where there
 * is none, where the value is no token, and where two different ones claim the name: nobody can tell which is which
 * (RFC 6265, section 8.6).
 */
export function cookieToken(request: FastifyRequest, name: string): string | null {
  return cookieValue(request, name, /^[\w-]{43}$/);
}

/** What a cookie carries, as above, where it has the form of what we have set; null otherwise. */
export function cookieValue(request: FastifyRequest, name: string, form: RegExp): string | null {
  const { cookie } = request.headers;
  if (cookie === undefined) return null;
  const pairs = cookie.split(';').map((pair) => pair.trim());
  const own = valuesOf(pairs, cookieName(name, true));
  const values = own.length > 0 ? own : valuesOf(pairs, name);
  const wellFormed = new Set(values.filter((value) => form.test(value)));
  const [only = null] = wellFormed.size === 1 ? wellFormed : [];
  return only;
}

function valuesOf(pairs: string[], name: string): string[] {
  return pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
}

/** Sets a cookie that scripts cannot read and that other sites' calls do not carry, for as long as people are told. */
export function setCookie(
  reply: FastifyReply,
  { name, maxAgeS }: NecessaryCookie,
  { value, endsWithBrowser = false, isSecure }: CookieContent,
): void {
  if (!/^[\w-]*$/.test(value)) throw new Error('A cookie carries a token or nothing.');
  const lifetime = endsWithBrowser ? [] : [`Max-Age=${maxAgeS}`];
  write(reply, `${cookieName(name, isSecure)}=${value}`, [...attributes(isSecure), ...lifetime]);
}

/** Takes a cookie away at once. */
export function clearCookie(
  reply: FastifyReply,
  { name }: NecessaryCookie,
  { isSecure }: { isSecure: boolean },
): void {
  write(reply, `${cookieName(name, isSecure)}=`, [...attributes(isSecure), 'Max-Age=0']);
}

function attributes(isSecure: boolean): string[] {
  return ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])];
}

function write(reply: FastifyReply, pair: string, rest: string[]): void {
  reply.header('set-cookie', [pair, ...rest].join('; '));
}

/** Whether cookies need HTTPS: always, but for a shop on the own machine (`http://localhost:4200`). */
export function needsSecureCookies(publicUrl: string): boolean {
  return !publicUrl.startsWith('http:') || !isOnThisMachine(publicUrl);
}
