import { SESSION_COOKIE } from '@zaino/contracts/shared';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieToken, setCookie } from '../cookie';
import { sessionLifetimes } from './session';

interface SessionCookie {
  id: string;
  /** Kept when the browser is closed. */
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
  const maxAgeS = isRemembered ? sessionLifetimes.remembered.mostMs / 1000 : undefined;
  setCookie(reply, { name: SESSION_COOKIE, value: id }, { maxAgeS, isSecure });
}

export function clearSessionCookie(reply: FastifyReply, { isSecure }: { isSecure: boolean }): void {
  setCookie(reply, { name: SESSION_COOKIE, value: '' }, { maxAgeS: 0, isSecure });
}
