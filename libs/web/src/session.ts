import {
  CSRF_HEADER,
  CUSTOMER_TOKEN_HEADER,
  type Session,
  type SessionUser,
} from '@zaino/contracts/shared';
import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from './router';
import { askSession, readSession, type ServedSession } from './session-reading';
import {
  ADMIN_TOKEN_KEY,
  CUSTOMER_TOKEN_KEY,
  endToken,
  readToken,
  tokenChangeOf,
  writeToken,
} from './session-tokens';

/**
 * Who is signed in, one answer for the shell and all remotes: the shell provides this file at run time
 * (webpack shares it as a singleton by semantic version), so a name may be added but never taken away or
 * changed; `session.spec.tsx` pins them. The cookie is what authenticates, and no script can read it.
 */
export { readSession } from './session-reading';
export type { ServedSession } from './session-reading';

/** The same object until something changes. */
export interface SessionSnapshot {
  /** `unread` until somebody has answered, `unknown` where the answer did not come. */
  status: 'unread' | 'guest' | 'signed-in' | 'unknown';
  user: SessionUser | null;
  /** A guest who was signed in until the session ended by itself. */
  isExpired?: true;
}

/**
 * `signed-out` by the person, here or in another tab; `lost` and `admin-lost` where a call was refused, `expired` where
 * another tab, or who was asked, says that a customer's session has ended by itself.
 */
export type SessionEnd = 'signed-out' | 'lost' | 'admin-lost' | 'expired';

/** Hears, before anything is drawn anew, what has ended and whose it was. */
type EndListener = (end: SessionEnd, user: SessionUser | null) => void;

/** Id of the route whose loader says, on the server, who a page is made for. */
export const SESSION_ROUTE = 'layout';

const unread: SessionSnapshot = { status: 'unread', user: null };
const guest: SessionSnapshot = { status: 'guest', user: null };
const expired: SessionSnapshot = { status: 'guest', user: null, isExpired: true };
const unknown: SessionSnapshot = { status: 'unknown', user: null };

const isServer = typeof document === 'undefined';

let snapshot = unread;
let csrfToken: string | undefined;
/** Where local storage keeps nothing. */
let adminToken: string | null = null;
/** An answer that was asked for before the latest sign-in or sign-out says nothing of now. */
let revision = 0;
let asking: Promise<SessionSnapshot> | undefined;
const listeners = new Set<() => void>();
const endListeners = new Set<EndListener>();

/** One for each session, so that what is drawn at first is what is known then. */
const signedIn = new WeakMap<Session, SessionSnapshot>();

function snapshotOf(served: ServedSession | undefined): SessionSnapshot {
  if (served === undefined) return unread;
  if (served === null) return guest;
  if (served === 'unknown') return unknown;
  const known = signedIn.get(served) ?? { status: 'signed-in', user: served.user };
  signedIn.set(served, known);
  return known;
}

function publish(next: SessionSnapshot): void {
  snapshot = next;
  for (const listener of listeners) listener();
}

function tell(end: SessionEnd, user: SessionUser | null): void {
  for (const listener of endListeners) listener(end, user);
}

function accept(served: ServedSession): void {
  // Who signs out takes the token along: one that is left is of a session that has ended by itself.
  if (served === null) endAs(readToken(CUSTOMER_TOKEN_KEY) === null ? 'signed-out' : 'expired');
  else if (served !== 'unknown') openSession(served);
  // Somebody who was signed in goes on until a call says otherwise.
  else if (snapshot.status !== 'signed-in') publish(unknown);
}

function onStorage(event: StorageEvent): void {
  const { key, newValue } = event;
  const change = tokenChangeOf(event);
  if (key === CUSTOMER_TOKEN_KEY && change === 'none') return;
  if (key === CUSTOMER_TOKEN_KEY && newValue === null)
    endAs(change === 'ended' ? 'expired' : 'signed-out');
  else if (key === null || key === CUSTOMER_TOKEN_KEY) void refreshSession();
}

/** The page comes back from the browser's memory as it was left. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  const mayDiffer = snapshot.status !== 'guest' || readToken(CUSTOMER_TOKEN_KEY) !== null;
  if (persisted && mayDiffer) void refreshSession();
}

/** Who is signed in now. */
export function getSession(): SessionSnapshot {
  return snapshot;
}

/** Calls back after every change, from other tabs too; returns how to stop. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}

/** Calls back when somebody who was signed in is so no longer; returns how to stop. */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener);
  return () => {
    endListeners.delete(listener);
  };
}

/** Who is signed in, for rendering; on the server and at the first paint as the page was served. */
export function useSession(): SessionSnapshot {
  const served = useRouteLoaderData<ServedSession>(SESSION_ROUTE);
  return useSyncExternalStore(subscribe, getSession, () => snapshotOf(served));
}

/** Takes over what the page was served with; asks where that says nothing. For the shell, once. */
export function beginSession(served: ServedSession | undefined): void {
  const isTokenLeft = served === null && readToken(CUSTOMER_TOKEN_KEY) !== null;
  if (served && served !== 'unknown') openSession(served);
  else publish(snapshotOf(served));
  // A token without a session: another tab has just signed in, or the session has ended meanwhile.
  if (served === undefined || served === 'unknown' || isTokenLeft) void refreshSession();
}

/** Somebody has signed in or registered, or the session was renewed with a change of the account. */
export function openSession(session: Session): void {
  revision += 1;
  csrfToken = session.csrfToken;
  writeToken(CUSTOMER_TOKEN_KEY, session.customerToken);
  publish(snapshotOf(session));
}

/** Somebody has signed out: forgets them. The cookie is the service's to take back. */
export function closeSession(): void {
  endAs('signed-out');
}

function endAs(end: SessionEnd): void {
  const { status, user } = snapshot;
  const isSignedOut = end === 'signed-out';
  revision += 1;
  csrfToken = undefined;
  if (isSignedOut) writeToken(CUSTOMER_TOKEN_KEY, null);
  else endToken(CUSTOMER_TOKEN_KEY);
  publish(isSignedOut ? guest : expired);
  if (status === 'signed-in' || end === 'lost') tell(end, user);
}

/** A call was refused as unauthenticated (specification, point 8); pages of the admin area have their own sign-in. */
export function loseSession({ isAdmin }: { isAdmin: boolean }): void {
  adminToken = null;
  endToken(ADMIN_TOKEN_KEY);
  if (isAdmin) tell('admin-lost', null);
  else endAs('lost');
}

/** Asks who is signed in; calls at the same time share one answer. Never rejects. */
export function refreshSession(): Promise<SessionSnapshot> {
  const before = revision;
  asking ??= askSession().then((served) => {
    asking = undefined;
    if (before === revision) accept(served);
    return snapshot;
  });
  return asking;
}

/** For loaders: who a page is for, asked for where it is not known. */
export async function sessionOf(request: Request): Promise<SessionSnapshot> {
  if (isServer) return snapshotOf(await readSession(request));
  const isKnown = snapshot.status === 'guest' || snapshot.status === 'signed-in';
  return isKnown ? snapshot : refreshSession();
}

/** The admin's bearer; null where no admin is signed in. */
export function getAdminToken(): string | null {
  return isServer ? null : (readToken(ADMIN_TOKEN_KEY) ?? adminToken);
}

/** An admin has signed in, or (null) out. */
export function setAdminToken(token: string | null): void {
  adminToken = writeToken(ADMIN_TOKEN_KEY, token) ? null : token;
}

/** What a call says of who makes it (specification, point 7); nothing on the server, where the cookie is passed on. */
export function sessionHeaders(method: string): Record<string, string> {
  if (isServer) return {};
  const admin = getAdminToken();
  const customer = readToken(CUSTOMER_TOKEN_KEY);
  return {
    ...(admin !== null && { authorization: `Bearer ${admin}` }),
    ...(customer !== null && { [CUSTOMER_TOKEN_HEADER]: customer }),
    ...(csrfToken !== undefined && method !== 'GET' && { [CSRF_HEADER]: csrfToken }),
  };
}
