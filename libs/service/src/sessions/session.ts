import { createHash, randomBytes } from 'node:crypto';
import type { AdminArea, SessionUser } from '@zaino/contracts/shared';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';

/** How long a session lives without a call, and at most, in milliseconds (docs/decisions/sessions.md). */
export const sessionLifetimes = {
  /** The browser forgets the cookie when it is closed; one that stays open all day goes on. */
  browser: { idleMs: DAY_MS, mostMs: 30 * DAY_MS },
  remembered: { idleMs: 30 * DAY_MS, mostMs: 180 * DAY_MS },
  admin: { idleMs: 30 * MINUTE_MS, mostMs: DAY_MS },
  /** Of an admin who has to enrol a second factor first: it opens nothing else (docs/decisions/second-factor.md). */
  enrolling: { idleMs: 15 * MINUTE_MS, mostMs: 30 * MINUTE_MS },
};
export type SessionKind = keyof typeof sessionLifetimes;

/** Whether sessions of the kind are carried by a bearer, and never by a cookie. */
export function isOfAdmins(kind: SessionKind): boolean {
  return kind === 'admin' || kind === 'enrolling';
}

/** What a session holds beside its times. */
export interface SessionRecord {
  kind: SessionKind;
  user: SessionUser;
  /** What an admin may do; none in sessions of others. Never changed in place: a session ends with the areas it has. */
  areas?: AdminArea[];
  /** What `X-CSRF-Token` must repeat; admins' calls carry no cookie and need none. */
  csrfToken: string;
  /** Public handle: in `X-Customer-Token`, and for revoking the session from another device. */
  customerToken: string;
  /** Browser and system, as in "Firefox su Windows". */
  device: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** The account's `sessionGeneration` when it was opened; none in sessions older than that, which is 0. */
  generation?: number;
  /** The handle of the session that this one was handed over from; none of one that somebody signed in for. */
  family?: string;
}

/** Sessions of one family end together: those of one browser at the main site and at bookshops' addresses. */
export const familyOf = ({ family, customerToken }: SessionRecord): string =>
  family ?? customerToken;

export interface NewSession {
  kind: SessionKind;
  user: SessionUser;
  /** Of an admin. */
  areas?: AdminArea[];
  device: string;
  /** The account's `sessionGeneration`; 0 unless told. */
  generation?: number;
  /** Of a session that another one is handed over to. */
  family?: string | undefined;
}

/** What is found by an id: `revoked` is kept for a day, so that the use of a stolen id is seen. */
export type FoundSession = SessionRecord | 'revoked' | null;

/** 256 random bits, as text for cookies and headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What stands in Redis instead of an id: who reads Redis signs in as nobody. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
