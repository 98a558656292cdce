import { type ApiCall, defineEndpoint, SESSION_PATH } from '@zaino/contracts/shared';
import { z } from 'zod';
import { ApiError, fetchJson } from './api-client';
import { makeFakeSession } from './fake-session';
import {
  beginSession,
  closeSession,
  getSession,
  onSessionEnd,
  openSession,
  setAdminToken,
} from './session';

const put = { method: 'PUT', path: '/api/places/:place/things/:id' } as const;
const declared = defineEndpoint(put, {
  summary: 'Changes a thing',
  access: 'customer',
  query: z.object({}),
  params: z.object({ place: z.string(), id: z.coerce.number() }),
  body: z.object({ name: z.string() }),
  response: z.object({ done: z.boolean() }),
});
const change: ApiCall<typeof declared> = declared;
const call = { params: { place: 'Forlì/1', id: 7 }, body: { name: 'a' } };

const ada = makeFakeSession('ada');
const done = () => Response.json({ done: true });
const refuse = (status: number, code: string, headers = {}) =>
  Response.json({ code, detail: 'No.', requestId: 'r-1' }, { status, headers });

/** Answers calls in turn, the last answer for ever; `/api/auth/me` by itself. */
function answerWith(me: () => Response, ...answers: (() => Response)[]) {
  const calls: { url: string; headers: Record<string, string>; init: RequestInit }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init = {}) => {
    const url = input as string;
    if (url === SESSION_PATH) return Promise.resolve(me());
    calls.push({ url, headers: init.headers as Record<string, string>, init });
    const answer = answers[Math.min(calls.length, answers.length) - 1] ?? done;
    return Promise.resolve(answer());
  });
  return calls;
}
const nobodyAsks = () => {
  throw new Error('nobody asks');
};

const kindOf = (failing: Promise<unknown>) =>
  failing.then(
    () => 'none',
    (error: unknown) => (error instanceof ApiError ? error.kind : String(error)),
  );

let ends: string[];
let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  openSession(ada);
  ends = [];
  stop = onSessionEnd((end) => ends.push(end));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  setAdminToken(null);
  closeSession();
  beginSession(null);
});

describe('a call of somebody signed in', () => {
  it('fills the path in and says who makes it', async () => {
    const calls = answerWith(nobodyAsks);
    expect(await fetchJson(change, call)).toEqual({ done: true });
    expect(calls[0]).toMatchObject({
      url: '/api/places/Forl%C3%AC%2F1/things/7',
      headers: { 'x-customer-token': 'token-ada', 'x-csrf-token': 'csrf-ada' },
      init: { method: 'PUT', body: '{"name":"a"}', credentials: 'same-origin' },
    });
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('carries the admin’s bearer where there is one', async () => {
    setAdminToken('admin-1');
    const calls = answerWith(nobodyAsks);
    await fetchJson(change, call);
    expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer admin-1' });
  });

  it('is made once more with a new CSRF token', async () => {
    const renewed = () => Response.json({ ...ada, csrfToken: 'csrf-2', tenant: null });
    const calls = answerWith(renewed, () => refuse(403, 'csrf'), done);
    expect(await fetchJson(change, call)).toEqual({ done: true });
    expect(calls.map(({ headers }) => headers['x-csrf-token'])).toEqual(['csrf-ada', 'csrf-2']);
    expect(calls[1]?.init.body).toBe('{"name":"a"}');
  });

  it('is not made a third time', async () => {
    const renewed = () => Response.json({ ...ada, csrfToken: 'csrf-2', tenant: null });
    const calls = answerWith(renewed, () => refuse(403, 'csrf'));
    expect(await kindOf(fetchJson(change, call))).toBe('forbidden');
    expect(calls).toHaveLength(2);
    expect(ends).toEqual([]);
  });

  it('is not repeated where it is forbidden for another reason', async () => {
    const calls = answerWith(nobodyAsks, () => refuse(403, 'forbidden'));
    expect(await kindOf(fetchJson(change, call))).toBe('forbidden');
    expect(calls).toHaveLength(1);
  });

  it('that is refused ends the session', async () => {
    answerWith(nobodyAsks, () => refuse(401, 'unauthenticated'));
    expect(await kindOf(fetchJson(change, call))).toBe('unauthenticated');
    expect(ends).toEqual(['lost']);
    expect(getSession().status).toBe('guest');
    expect(localStorage.getItem('customerToken')).toBeNull();
  });

  it('that may be refused tells nobody but its caller', async () => {
    answerWith(nobodyAsks, () => refuse(401, 'unauthenticated'));
    await kindOf(fetchJson(change, { ...call, isEndExpected: true }));
    expect(ends).toEqual([]);
    expect(getSession().status).toBe('signed-in');
  });

  it.each([
    ['/admin/products', true, 'admin-lost'],
    ['/admin', true, 'admin-lost'],
    ['/admin/products', false, 'admin-lost'],
    ['/administration', true, 'lost'],
    ['/profile', true, 'lost'],
  ])('that is refused at %s, with a bearer: %s, means %s', async (path, hasBearer, end) => {
    history.replaceState(null, '', path);
    if (hasBearer) setAdminToken('admin-1');
    answerWith(nobodyAsks, () => refuse(401, 'unauthenticated'));
    await kindOf(fetchJson(change, call));
    expect(ends).toEqual([end]);
    history.replaceState(null, '', '/');
  });

  it('for an admin’s page that is on its way means that page’s sign-in', async () => {
    setAdminToken('admin-1');
    answerWith(nobodyAsks, () => refuse(401, 'unauthenticated'));
    const request = new Request('http://localhost/admin/products');
    await kindOf(fetchJson(change, { ...call, request }));
    expect(ends).toEqual(['admin-lost']);
    expect(getSession().status).toBe('signed-in');
  });

  it('that is refused after another was, or after a new sign-in, ends nothing more', async () => {
    history.replaceState(null, '', '/admin');
    setAdminToken('admin-1');
    answerWith(nobodyAsks, () => refuse(401, 'unauthenticated'));
    const both = [fetchJson(change, call), fetchJson(change, call)].map(kindOf);
    expect(await Promise.all(both)).toEqual(['unauthenticated', 'unauthenticated']);
    expect(ends).toEqual(['admin-lost']);

    setAdminToken('admin-1');
    const late = kindOf(fetchJson(change, call));
    setAdminToken('admin-2');
    await late;
    expect(ends).toEqual(['admin-lost']);
    expect(localStorage.getItem('adminToken')).toBe('admin-2');
    history.replaceState(null, '', '/');
  });

  it.each([429, 503])('that is put off with %d says for how long', async (status) => {
    answerWith(nobodyAsks, () => refuse(status, 'later', { 'retry-after': '30' }));
    await expect(fetchJson(change, call)).rejects.toMatchObject({ retryAfter: 30 });
    expect(ends).toEqual([]);
  });
});
