import 'reflect-metadata';
import { cookieName, SESSION_COOKIE } from '@zaino/contracts/shared';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type NotedCall, notingService } from '../testing/noting-service';
import { openGateway } from '../testing/open-gateway';
import { PublishedReleases, shellBundle } from '../testing/published-releases';

/** What a loader of the real shell does with the page's request, in short. */
const routes = `
  { path: '/', render: async ({ url, headers }) => {
      const { cookie } = headers;
      const answer = await fetch(new URL('/api/auth/me', url), { headers: cookie ? { cookie } : {} });
      const { who } = await answer.json();
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { html: ++made + ' for ' + (who ?? 'nobody') + ' by ' + Object.keys(headers).sort() };
  } },
  { path: '/profile', render: () => {
      const to = made++ % 2 ? '/auth/login?da=%2Fprofile' : '/auth/login';
      return { status: 302, location: to };
  } },
  { path: '/school/old', render: () => ({ status: 302, location: '/auth/login-help/' + ++made }) },
  { path: '/elsewhere', render: async ({ headers }) => {
      const asked = ['https://evil.example/', 'http://127.0.0.1:1/internal/tenants', '/api/nothing'];
      const to = (url) => fetch(new URL(url, 'http://shop.test'), { headers }).then(String, String);
      return { html: (await Promise.all(asked.map(to))).join() };
  } }`;

/** As a shop on HTTPS names it. */
const SESSION = cookieName(SESSION_COOKIE, true);
const sessionOf = (who: string) => ({ cookie: `${SESSION}=${who}; other=1` });
const who = ({ headers }: NotedCall) => new RegExp(`${SESSION}=(\\w+)`).exec(headers.cookie ?? '');

describe('what is somebody’s own', () => {
  const releases = new PublishedReleases();
  releases.publish({
    name: 'shell',
    version: 's1',
    bundle: `let made = 0; ${shellBundle(routes)}`,
  });
  const closing: (() => unknown)[] = [];

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  afterAll(() => releases.remove());

  async function open() {
    const service = await notingService((call) => ({ who: who(call)?.[1] ?? null }));
    closing.push(service.close);
    const gateway = await openGateway(releases.folder, {
      IDENTITY_URL: service.url,
      PUBLIC_URL: 'https://zaino.example',
    });
    closing.push(() => gateway.close());
    return { get: getter(gateway), calls: service.calls };
  }

  const getter =
    (gateway: FastifyInstance) =>
    (url: string, headers: InjectOptions['headers'] = {}) =>
      gateway.inject({ url, headers });

  it('is in no page of another, also where they are made at the same time', async () => {
    const { get } = await open();
    const people = ['anna', 'nobody', 'bruno', 'nobody', 'anna', 'nobody'];
    const headers = (name: string) => (name === 'nobody' ? {} : sessionOf(name));
    const answers = await Promise.all(people.map((name) => get('/', headers(name))));
    expect(answers.map(({ body }) => / for (\w+)/.exec(body)?.[1])).toEqual(people);
    const kept = await get('/');
    expect(kept.body).toContain('for nobody by x-request-id');
    expect(kept.headers['cache-control']).toBe('no-cache');
  });

  it('is made from the cookies alone, whatever else was sent', async () => {
    const { get, calls } = await open();
    const sent = {
      authorization: 'Bearer x',
      'x-customer-token': 'x',
      'x-service-key': 'x',
      'x-forwarded-for': '203.0.113.9',
      host: 'evil.example',
    };
    const { body, headers } = await get('/', { ...sessionOf('anna'), ...sent });
    expect(body).toContain('for anna by cookie,x-request-id');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(headers['etag']).toBeUndefined();
    expect(Object.keys(calls[0]?.headers ?? {}).sort()).toEqual([
      'connection',
      'cookie',
      'host',
      'x-request-id',
    ]);
  });

  it('goes to our services only', async () => {
    const { get, calls } = await open();
    const { body } = await get('/elsewhere', sessionOf('anna'));
    expect(body.match(/is no call of a service/g)).toHaveLength(3);
    expect(calls).toEqual([]);
  });

  it.each([
    ['a guest', {}],
    ['a session', sessionOf('anna')],
  ])('has a way to the sign-in that nothing keeps, for %s', async (_who, headers) => {
    const { get } = await open();
    const [first, second] = [await get('/profile', headers), await get('/profile', headers)];
    for (const answer of [first, second]) {
      expect([answer.statusCode, answer.body]).toEqual([302, '']);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    expect(first.headers['location']).not.toBe(second.headers['location']);
  });

  it('leaves other ways to be kept for guests, and for nobody with a session', async () => {
    const { get } = await open();
    const first = await get('/school/old');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect((await get('/school/old')).headers['location']).toBe(first.headers['location']);
    const mine = await get('/school/old', sessionOf('anna'));
    expect(mine.headers['cache-control']).toBe('private, no-store');
    expect(mine.headers['location']).not.toBe(first.headers['location']);
  });

  it('is not given to a page by a service: no page sets a cookie', async () => {
    const { get } = await open();
    for (const headers of [{}, sessionOf('anna')]) {
      expect((await get('/', headers)).headers['set-cookie']).toBeUndefined();
    }
  });
});
