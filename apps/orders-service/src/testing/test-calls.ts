import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import {
  type AdminArea,
  CSRF_HEADER,
  type Problem,
  type Role,
  SERVICE_KEY_HEADER,
  SESSION_COOKIE,
  type SessionUser,
} from '@zaino/contracts/shared';
import { contractFetch } from '@zaino/service/testing/contract-fetch';
import { openStore } from '@zaino/service/testing/service-calls';
import { SERVICE_KEY } from './test-config';

type Headers = Record<string, string>;

interface TestCall {
  method?: string;
  path: string;
  /** Sent as JSON, unless it is a buffer. */
  body?: unknown;
  headers?: Headers;
}

export interface OrdersTestAnswer<Body> {
  status: number;
  headers: globalThis.Headers;
  /** Of the answer that is expected, or of a problem; a Buffer where it is neither JSON nor text. */
  body: Body & Omit<Partial<Problem>, 'success'>;
}

type Call = <Body = Problem>(call: TestCall) => Promise<OrdersTestAnswer<Body>>;

/** Somebody who is signed in. */
export interface SignedInCaller {
  uid: string;
  headers: Headers;
  call: Call;
}

export interface TestCalls {
  /** By nobody in particular. */
  call: Call;
  /** By another service of ours. */
  serviceCall: Call;
  /** A customer unless told; each time another person, unless `uid` says who. */
  signIn: (user?: Partial<SessionUser>) => Promise<SignedInCaller>;
}

export function testCalls(app: INestApplicationContext, origin: string): TestCalls {
  const send = contractFetch(app, origin);
  const call: Call = async ({ method = 'GET', path, body, headers }) => {
    const isRaw = body === undefined || body instanceof Uint8Array;
    const content: Headers = isRaw ? {} : { 'content-type': 'application/json' };
    const answer = await send(path, {
      method,
      headers: { ...content, ...headers },
      body: isRaw ? body : JSON.stringify(body),
    });
    const { status } = answer;
    return { status, headers: answer.headers, body: (await readBody(answer)) as never };
  };
  const callWith =
    (own: Headers): Call =>
    ({ headers, ...rest }) =>
      call({ ...rest, headers: { ...own, ...headers } });
  const signIn: TestCalls['signIn'] = async (values = {}) => {
    const role: Role = values.role ?? 'customer';
    const uid = values.uid ?? randomUUID();
    const user: SessionUser = {
      uid,
      email: 'famiglia@example.com',
      isEmailVerified: true,
      displayName: 'Anna Bianchi',
      tenantId: null,
      ...values,
      role,
    };
    const kind = role === 'admin' ? 'admin' : 'browser';
    const areas: AdminArea[] | undefined = role === 'admin' ? ['all'] : undefined;
    const store = await openStore(app);
    const { id, session } = await store.open({ kind, user, areas, device: 'Prova' });
    const headers: Headers =
      role === 'admin'
        ? { authorization: `Bearer ${id}` }
        : { cookie: `${SESSION_COOKIE}=${id}`, [CSRF_HEADER]: session.csrfToken };
    return { uid, headers, call: callWith(headers) };
  };
  return { call, serviceCall: callWith({ [SERVICE_KEY_HEADER]: SERVICE_KEY }), signIn };
}

async function readBody(answer: Response): Promise<unknown> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  if (/json/.test(type)) return JSON.parse(bytes.toString());
  return type.startsWith('text/') ? bytes.toString() : bytes;
}
