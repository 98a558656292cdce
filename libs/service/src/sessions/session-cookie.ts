import { cookies, SESSION_COOKIE } from '@zaino/contracts/shared';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearCookie, cookieToken, setCookie } from '../cookie';

interface SessionCookie {
  id: string;
  /** Kept when the browser is closed; until 30 days after it was last renewed. */
  isRemembered: boolean;
  isSecure: boolean;
}

/** The id that the browser's cookie carries, known or not; null where there is none of the right form. */
export function sessionIdOf(request: FastifyRequest): string | null {
  return cookieToken(request, SESSION_COOKIE);
}

export function setSessionCookie(
  reply: FastifyReply,
  { id, isRemembered, isSecure }: SessionCookie,
): void {
  setCookie(reply, cookies.session, { value: id, endsWithBrowser: !isRemembered, isSecure });
}

export function clearSessionCookie(reply: FastifyReply, { isSecure }: { isSecure: boolean }): void {
  clearCookie(reply, cookies.session, { isSecure });
}
