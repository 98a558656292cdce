import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOnThisMachine } from './is-on-this-machine';

interface CookieOptions {
  /** In seconds; without it the browser forgets the cookie when it is closed. */
  maxAgeS?: number;
  /** Sent over HTTPS only. */
  isSecure: boolean;
}

/**
 * A token that a cookie carries: 256 random bits in base64url. Null where there is none, where the value is no
 * token, and where two different ones claim the name: a sub-domain may set a cookie beside ours, and nobody
 * can tell which is which (RFC 6265, section 8.6).
 */
export function cookieToken(request: FastifyRequest, name: string): string | null {
  const { cookie } = request.headers;
  if (cookie === undefined) return null;
  const values = cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  const tokens = new Set(values.filter((value) => /^[\w-]{43}$/.test(value)));
  const [token = null] = tokens.size === 1 ? tokens : [];
  return token;
}

/** Sets a cookie that scripts cannot read and that other sites' calls do not carry; the value is a token or empty. */
export function setCookie(
  reply: FastifyReply,
  { name, value }: { name: string; value: string },
  { maxAgeS, isSecure }: CookieOptions,
): void {
  if (!/^[\w-]*$/.test(value)) throw new Error('A cookie carries a token or nothing.');
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (isSecure) attributes.push('Secure');
  if (maxAgeS !== undefined) attributes.push(`Max-Age=${maxAgeS}`);
  reply.header('set-cookie', [`${name}=${value}`, ...attributes].join('; '));
}

/** Whether cookies need HTTPS: always, but for a shop on the own machine (`http://localhost:4200`). */
export function needsSecureCookies(publicUrl: string): boolean {
  return !publicUrl.startsWith('http:') || !isOnThisMachine(publicUrl);
}
