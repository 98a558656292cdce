import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import {
  type AdminArea,
  CSRF_HEADER,
  type Problem,
  type Role,
  SESSION_COOKIE,
} from '@zaino/contracts/shared';
import { MINUTE_MS } from '@zaino/rules/durations';
import { waitUntil } from '@zaino/testing/processes';
import { SessionStore } from '../sessions/session-store';
import { contractFetch } from './contract-fetch';

export type Headers = Record<string, string>;

export interface TestCall {
  method?: string;
  path: string;
  /** Sent as JSON, unless it is a buffer. */
  body?: unknown;
  headers?: Headers;
}

export interface TestAnswer<Body> {
  status: number;
  headers: globalThis.Headers;
  /** Of the answer that is expected, or of a problem; text where it is no JSON. */
  body: Body & Omit<Partial<Problem>, 'success'>;
}

export type MakeCall = <Body = Problem>(call: TestCall) => Promise<TestAnswer<Body>>;

/** How a test calls a service at its address, and has each answer checked by the contract. */
export function callTo(app: INestApplicationContext, origin: string): MakeCall {
  const send = contractFetch(app, origin);
  return async ({ method = 'GET', path, body, headers }) => {
    const isRaw = body === undefined || body instanceof Uint8Array;
    const content: Headers = isRaw ? {} : { 'content-type': 'application/json' };
    const answer = await send(path, {
      method,
      headers: { ...content, ...headers },
      body: isRaw ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    const isJson = /json/.test(answer.headers.get('content-type') ?? '');
    const { status } = answer;
    return { status, headers: answer.headers, body: (isJson ? JSON.parse(text) : text) as never };
  };
}

/** Headers of an admin of these areas who has just signed in. */
export function signInStaff(
  app: INestApplicationContext,
  areas: AdminArea[] = ['all'],
): Promise<Headers> {
  return signInAs(app, 'admin', areas);
}

/** Headers of somebody who has just signed in: a bearer for an admin, who may do everything, a cookie for others. */
export function signInTo(app: INestApplicationContext, role: Role = 'admin'): Promise<Headers> {
  return role === 'admin' ? signInStaff(app) : signInAs(app, role);
}

async function signInAs(
  app: INestApplicationContext,
  role: Role,
  areas?: AdminArea[],
): Promise<Headers> {
  const user = {
    uid: randomUUID(),
    email: 'prova@example.com',
    isEmailVerified: false,
    displayName: 'Prova',
    role,
    tenantId: null,
  };
  const kind = role === 'admin' ? 'admin' : 'browser';
  const store = await openStore(app);
  const { id, session } = await store.open({ kind, user, areas, device: 'Prova' });
  const bearer: Headers = { authorization: `Bearer ${id}` };
  if (role === 'admin') return bearer;
  return { cookie: `${SESSION_COOKIE}=${id}`, [CSRF_HEADER]: session.csrfToken };
}

/** Shorter than a session of an admin that nobody uses. */
const SESSION_MS = 20 * MINUTE_MS;

interface AdminCaller {
  app: INestApplicationContext;
  call: MakeCall;
  /** Milliseconds since 1970 by the service's clock. */
  now: () => number;
}

/** Calls by an admin, who signs in with the first of them and again where the clock was moved. */
export function callsByAdmin({ app, call, now }: AdminCaller): MakeCall {
  let admin: { headers: Promise<Headers>; until: number } | undefined;
  return async ({ headers, ...rest }) => {
    if (!admin || now() > admin.until) {
      admin = { headers: signInTo(app), until: now() + SESSION_MS };
    }
    return call({ ...rest, headers: { ...(await admin.headers), ...headers } });
  };
}

/** After so long, in milliseconds, a Redis that is away stays so. */
const REDIS_BACK_MS = 20_000;

/**
 * Sessions once Redis answers: a client gives up one that a loaded machine keeps silent for seconds, and comes back by
 * itself. Whoever signs in then waits, as a person would.
 */
export async function openStore(app: INestApplicationContext): Promise<SessionStore> {
  const store = app.get(SessionStore, { strict: false });
  await waitUntil(() => store.isAvailable, REDIS_BACK_MS);
  return store;
}
