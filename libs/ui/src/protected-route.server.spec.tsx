/** @jest-environment node */
import { ApiError } from '@zaino/web/api-client';
import { makeFakeSession } from '@zaino/web/fake-session';
import { protectedRoute } from './protected-route';
import { readSession, SESSION_ROUTE } from '@zaino/web/session';
import { createStaticHandler } from '@zaino/web/server-router';

const session = makeFakeSession('ada');
const me = { ...session, tenant: { id: 't-1' } };

const { query } = createStaticHandler([
  {
    id: SESSION_ROUTE,
    loader: ({ request }) => readSession(request),
    children: [
      protectedRoute({
        path: '/profile',
        chunk: 'profile',
        load: () => Promise.resolve(() => null),
        loader: ({ request }) => {
          if (!request.url.endsWith('?ended')) return 'Dati di Ada';
          const message = 'No.';
          throw new ApiError({ kind: 'unauthenticated', code: 'x', status: 401, message });
        },
        handle: { title: 'Profilo' },
      }),
      { path: '/', loader: () => null, Component: () => null },
    ],
  },
]);

const ask = (path: string, cookie = 'a=b; zaino_session=abc') =>
  query(new Request(`http://shop.example${path}`, { headers: { cookie, 'x-request-id': 'r-1' } }));

async function render(path: string, cookie?: string) {
  const context = await ask(path, cookie);
  if (context instanceof Response) throw new Error('redirected');
  return context;
}

async function placeAfter(path: string, cookie?: string) {
  const answer = await ask(path, cookie);
  if (!(answer instanceof Response)) throw new Error('not redirected');
  return `${answer.status} ${answer.headers.get('location') ?? ''}`;
}

function answerWith(answer: () => Promise<Response>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
}

describe('who a page is for, on the server', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is asked for once a page, by the visitor’s cookie, and told without more than is needed', async () => {
    const asked = answerWith(() => Promise.resolve(Response.json(me)));
    const { loaderData, statusCode } = await render('/profile');
    expect(loaderData[SESSION_ROUTE]).toEqual(session);
    expect(Object.values(loaderData)).toContain('Dati di Ada');
    expect(statusCode).toBe(200);
    expect(asked).toHaveBeenCalledTimes(1);
    const [address, init] = asked.mock.calls[0] ?? [];
    expect(address).toBe('http://shop.example/api/auth/me');
    expect(init?.headers).toEqual({ cookie: 'a=b; zaino_session=abc', 'x-request-id': 'r-1' });
  });

  it('is nobody without a session’s cookie, and nobody is asked', async () => {
    const asked = answerWith(() => Promise.resolve(Response.json(me)));
    expect((await render('/', 'not_zaino_session=abc')).loaderData).toMatchObject({
      [SESSION_ROUTE]: null,
    });
    expect(await placeAfter('/profile?a=1', '')).toBe('302 /auth/login?da=%2Fprofile%3Fa%3D1');
    expect(asked).not.toHaveBeenCalled();
  });

  it('is nobody where the cookie’s session is over', async () => {
    answerWith(() => Promise.resolve(Response.json(null)));
    expect(await placeAfter('/profile')).toBe('302 /auth/login?da=%2Fprofile');
  });

  it('sends to the sign-in whose session ends while the page is made', async () => {
    answerWith(() => Promise.resolve(Response.json(me)));
    expect(await placeAfter('/profile?ended')).toBe('302 /auth/login?da=%2Fprofile%3Fended');
  });

  it.each<[string, () => Promise<Response>]>([
    ['is away', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers 503', () => Promise.resolve(Response.json({}, { status: 503 }))],
    ['answers garbage', () => Promise.resolve(new Response('<html>'))],
    ['answers something else', () => Promise.resolve(Response.json({ error: 'x' }))],
  ])(
    'is unknown where the service %s: no public page breaks, no page sends round',
    async (_what, answer) => {
      answerWith(answer);
      const home = await render('/');
      expect(home.statusCode).toBe(200);
      expect(home.loaderData).toMatchObject({ [SESSION_ROUTE]: 'unknown' });
      expect((await render('/profile')).statusCode).toBe(503);
    },
  );
});
