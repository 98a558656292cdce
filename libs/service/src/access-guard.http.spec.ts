import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type AdminArea, problemSchema, type Role } from '@zaino/contracts/shared';
import { createTestRedis, type TestRedis } from '@zaino/testing/test-redis';
import { undeclaredHandlers } from './controller-routes';
import { type Redis, REDIS } from './redis-client';
import { SECURITY_LOG_FIELD, SECURITY_LOG_STREAM } from './security-log/security-log';
import type { SessionKind, SessionRecord } from './sessions/session';
import { SessionStore } from './sessions/session-store';
import { startGuardedService } from './testing/guarded-service';

const serviceKey = 'a-key-that-all-our-services-share-0123456789';

interface Opened {
  id: string;
  session: SessionRecord;
}

describe('AccessGuard', () => {
  const log: string[] = [];
  let redis: TestRedis;
  let app: NestFastifyApplication;
  let origin: string;

  beforeAll(async () => {
    redis = await createTestRedis();
    app = await startGuardedService({ redisUrl: redis.url, serviceKey, log });
    origin = await app.getUrl();
  });
  afterAll(async () => {
    await app.close();
    await redis.drop();
  });

  const open = (
    role: Role = 'customer',
    kind: SessionKind = 'browser',
    areas: AdminArea[] | undefined = kind === 'admin' ? ['all'] : undefined,
  ): Promise<Opened> => {
    const uid = `${role}-${Math.random()}`;
    const user = { uid, email: 'ada@example.it', isEmailVerified: true, displayName: 'Ada Byron' };
    const tenantId = role === 'bookshop' ? 'tenant-1' : null;
    const holder = { kind, user: { ...user, role, tenantId }, areas };
    return app.get(SessionStore).open({ ...holder, device: 'Test' });
  };
  const cookie = ({ id }: Opened) => ({ cookie: `zaino_session=${id}` });
  const bearer = ({ id }: Opened) => ({ authorization: `Bearer ${id}` });
  const csrf = ({ session }: Opened) => ({ 'x-csrf-token': session.csrfToken });
  const handle = ({ session }: Opened) => ({ 'x-customer-token': session.customerToken });

  const call = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(`${origin}/api/${path}`, { method, headers });
    const body = (await answer.json()) as { uid?: string | null; code?: string };
    if (answer.status !== 200) problemSchema.parse(body);
    return [answer.status, body.uid === undefined ? body.code : body.uid];
  };
  const logged = async (category: string, userId: string | null) => {
    const entries = await app.get<Redis>(REDIS).xRange(SECURITY_LOG_STREAM, '-', '+');
    return (entries ?? [])
      .map(({ message }) => JSON.parse(message[SECURITY_LOG_FIELD] ?? '') as object)
      .filter((entry) => {
        const { category: kind, userId: user } = entry as Record<string, unknown>;
        return kind === category && user === userId;
      });
  };
  const untilLogged = async (category: string, userId: string) => {
    for (;;) {
      const entries = await logged(category, userId);
      if (entries.length > 0) return entries;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };

  const unauthenticated = [401, 'unauthenticated'];
  const forbidden = [403, 'forbidden'];

  it('finds a declaration on every route', () => expect(undeclaredHandlers(app)).toEqual([]));

  it('lets anybody call what is public, and tells who it is', async () => {
    const customer = await open();
    expect(await call('public')).toEqual([200, null]);
    expect(await call('public', cookie(customer))).toEqual([200, customer.session.user.uid]);
    expect(await call('public', { cookie: `zaino_session=${'x'.repeat(43)}` })).toEqual([
      200,
      null,
    ]);
    expect(await call('public', cookie(await open('admin', 'admin')))).toEqual([200, null]);
  });

  it('asks Redis once for a guarded call, and never where nobody wants to know', async () => {
    const customer = await open();
    const asked = jest.spyOn(app.get<Redis>(REDIS), 'sendCommand');
    // Whether Redis lives is asked every second, whoever calls.
    const sent = () =>
      asked.mock.calls.map(([[command]]) => command).filter((command) => command !== 'PING');
    await call('plain', cookie(customer));
    expect(sent()).toEqual([]);
    await call('customer', { ...cookie(customer), ...handle(customer) });
    expect(sent()).toEqual(['EVAL']);
    asked.mockRestore();
  });

  it.each<[string, Role, (string | number)[] | undefined]>([
    ['customer', 'customer', undefined],
    ['customer', 'bookshop', undefined],
    ['bookshop', 'bookshop', undefined],
    ['bookshop', 'customer', forbidden],
    ['admin', 'customer', unauthenticated],
    ['admin', 'bookshop', unauthenticated],
    ['service', 'bookshop', unauthenticated],
  ])('answers a call for %s by the cookie of a %s', async (path, role, refusal) => {
    const opened = await open(role);
    expect(await call(path, cookie(opened))).toEqual(refusal ?? [200, opened.session.user.uid]);
  });

  it.each(['customer', 'bookshop', 'admin', 'service'])(
    'keeps strangers from calls for %s',
    async (path) => expect(await call(path)).toEqual(unauthenticated),
  );

  it('knows admins by their bearer alone', async () => {
    const admin = await open('admin', 'admin');
    const { uid } = admin.session.user;
    expect(await call('admin', bearer(admin))).toEqual([200, uid]);
    expect(await call('admin', { authorization: `bearer ${admin.id}` })).toEqual([200, uid]);
    expect(await call('admin', cookie(admin))).toEqual(unauthenticated);
    expect(await call('customer', cookie(admin))).toEqual(unauthenticated);
    expect(await call('customer', bearer(admin))).toEqual(unauthenticated);
    // No other site can send it, so nothing else is asked for.
    expect(await call('admin', bearer(admin), 'DELETE')).toEqual([200, uid]);
  });

  it('tells a public route of the admin who calls it by the bearer, and of nobody else', async () => {
    const admin = await open('admin', 'admin');
    expect(await call('more', bearer(admin))).toEqual([200, admin.session.user.uid]);
    const customer = await open();
    const ofBoth = { ...cookie(customer), ...bearer(admin) };
    expect(await call('more', ofBoth)).toEqual([200, admin.session.user.uid]);
    expect(await call('public', ofBoth)).toEqual([200, customer.session.user.uid]);
    for (const headers of [
      {},
      cookie(admin),
      cookie(customer),
      bearer(customer),
      bearer(await open('admin', 'browser')),
      bearer(await open('bookshop', 'admin')),
      { authorization: `Bearer ${'a'.repeat(43)}` },
      { authorization: 'Bearer' },
    ]) {
      expect(await call('more', headers)).toEqual([200, null]);
    }
    await app.get(SessionStore).revoke(admin.id);
    expect(await call('more', bearer(admin))).toEqual([200, null]);
    await untilLogged('session.revoked-used', admin.session.user.uid);
  });

  it.each([
    'Bearer',
    'Bearer ',
    'Basic YWRtaW46YWRtaW4=',
    `Bearer ${'a'.repeat(43)}`,
    `Bearer ${'a'.repeat(8_000)}`,
  ])('knows nobody by the authorization %.30s', async (authorization) => {
    expect(await call('admin', { authorization })).toEqual(unauthenticated);
  });

  it.each<[AdminArea[], string, 'let in' | 'refused']>([
    [['all'], 'admin-all', 'let in'],
    [['all'], 'admin-money', 'let in'],
    [['all'], 'admin', 'let in'],
    [['money'], 'admin-all', 'refused'],
    [['money'], 'admin-money', 'let in'],
    [['orders', 'money'], 'admin-money', 'let in'],
    [['catalogue', 'orders', 'blog', 'money'], 'admin-all', 'refused'],
    [['orders'], 'admin-money', 'refused'],
    [['orders'], 'admin', 'let in'],
    [[], 'admin-money', 'refused'],
    [[], 'admin', 'let in'],
  ])('an admin of %j who calls %s is %s', async (areas, path, outcome) => {
    const admin = await open('admin', 'admin', areas);
    const { uid } = admin.session.user;
    const wanted = outcome === 'let in' ? [200, uid] : [403, 'area-needed'];
    expect(await call(path, bearer(admin))).toEqual(wanted);
    if (outcome === 'let in') return;
    const [entry] = await untilLogged('access.refused', uid);
    expect(entry).toMatchObject({ data: { route: `/api/${path}`, role: 'admin', areas } });
  });

  it('knows nobody by a session of before admins had areas', async () => {
    const user = { uid: 'old', email: '', isEmailVerified: false, displayName: 'old' };
    const opening = { ...user, role: 'admin' as const, tenantId: null };
    const old = await app.get(SessionStore).open({ kind: 'admin', user: opening, device: 'Test' });
    expect(await call('admin', bearer(old))).toEqual(unauthenticated);
    expect(await call('more', bearer(old))).toEqual([200, null]);
  });

  it('tells a public route of no admin without the right that it asks for', async () => {
    const ofOrders = await open('admin', 'admin', ['orders']);
    expect(await call('more', bearer(ofOrders))).toEqual([200, null]);
    const ofMoney = await open('admin', 'admin', ['money']);
    expect(await call('more', bearer(ofMoney))).toEqual([200, ofMoney.session.user.uid]);
  });

  it("does not take a customer's id for an admin's", async () => {
    const customer = await open();
    expect(await call('admin', bearer(customer))).toEqual(unauthenticated);
    const owner = await open('bookshop');
    expect(await call('admin', bearer(owner))).toEqual(unauthenticated);
    // Nor by a session that somehow claims the role without being an admin's kind.
    expect(await call('admin', bearer(await open('admin', 'browser')))).toEqual(unauthenticated);
    expect(await call('customer', cookie(await open('admin', 'browser')))).toEqual(forbidden);
  });

  it("opens what is the services' with their key only", async () => {
    const key = (value: string) => ({ 'x-service-key': value });
    expect(await call('service', key(serviceKey))).toEqual([200, null]);
    expect(await call('service', key(`${serviceKey} `.trim().slice(1)))).toEqual(unauthenticated);
    expect(await call('service', key(`${serviceKey}, ${serviceKey}`))).toEqual(unauthenticated);
    expect(await call('customer', key(serviceKey))).toEqual(unauthenticated);
  });

  it("opens nothing of the services' where no key is configured", async () => {
    const keyless = await startGuardedService({ redisUrl: redis.url });
    for (const headers of [{}, { 'x-service-key': '' }, { 'x-service-key': 'undefined' }]) {
      const answer = await fetch(`${await keyless.getUrl()}/api/service`, { headers });
      expect(answer.status).toBe(401);
    }
    await keyless.close();
  });

  describe.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a call by %s', (method) => {
    it('needs the CSRF token of its own session', async () => {
      const [customer, other] = [await open(), await open()];
      const { uid } = customer.session.user;
      const attempt = (headers: Record<string, string>) =>
        call('customer', { ...cookie(customer), ...headers }, method);
      expect(await attempt(csrf(customer))).toEqual([200, uid]);
      for (const headers of [
        {},
        csrf(other),
        handle(customer),
        { 'x-csrf-token': '' },
        { 'x-csrf-token': customer.session.csrfToken.slice(0, -1) },
        { 'x-csrf-token': customer.session.customerToken },
      ]) {
        expect(await attempt(headers)).toEqual([403, 'csrf']);
      }
      expect((await untilLogged('csrf.refused', uid))[0]).toMatchObject({
        level: 'WARN',
        source: 'guarded',
        userId: uid,
        data: { route: '/api/customer', method },
      });
      expect(await call('customer', csrf(customer), method)).toEqual(unauthenticated);
    });
  });

  it('wants the public handle to be that of the cookie, where it is sent', async () => {
    const [customer, other] = [await open(), await open()];
    const { uid } = customer.session.user;
    const attempt = (headers: Record<string, string>) =>
      call('customer', { ...cookie(customer), ...headers });
    expect(await attempt(handle(customer))).toEqual([200, uid]);
    expect(await attempt(handle(other))).toEqual(unauthenticated);
    expect(await attempt({ 'x-customer-token': 'garbage' })).toEqual(unauthenticated);
    expect(await call('customer', handle(customer))).toEqual(unauthenticated);
  });

  it('refuses a stolen cookie after its owner signed out, and says so', async () => {
    const customer = await open();
    expect((await call('customer', cookie(customer)))[0]).toBe(200);
    await app.get(SessionStore).revoke(customer.id);
    expect(await call('customer', cookie(customer))).toEqual(unauthenticated);
    expect(await call('public', cookie(customer))).toEqual([200, null]);
    const { uid } = customer.session.user;
    const [entry] = await untilLogged('session.revoked-used', uid);
    expect(JSON.stringify([entry, log])).not.toContain(customer.id);
  });

  it('follows no one of two cookies that contradict each other', async () => {
    const [customer, other] = [await open(), await open()];
    const two = (...ids: string[]) => ({
      cookie: ids.map((id) => `zaino_session=${id}`).join('; '),
    });
    const { uid } = customer.session.user;
    expect(await call('customer', two(customer.id, other.id))).toEqual(unauthenticated);
    expect(await call('customer', two(customer.id, customer.id))).toEqual([200, uid]);
    expect(await call('customer', two('garbage', customer.id, ''))).toEqual([200, uid]);
  });

  it.each([
    ['nothing', ''],
    ['no pair', ';;;==;'],
    ['bytes', 'zaino_session=%00%ff\u00ff'],
    ['another name that ends alike', `x_zaino_session=${'a'.repeat(43)}`],
    ['much too much', `zaino_session=${'a'.repeat(15_000)}`],
    ['a name of the prototype', '__proto__=1; zaino_session=__proto__'],
    ['quotes', `zaino_session="${'a'.repeat(43)}"`],
  ])('takes a cookie with %s for none', async (_, value) => {
    expect(await call('customer', { cookie: value })).toEqual(unauthenticated);
    expect(await call('public', { cookie: value })).toEqual([200, null]);
  });

  it('says in the log which call a role may not make', async () => {
    const customer = await open();
    expect(await call('bookshop', cookie(customer))).toEqual(forbidden);
    const entries = await untilLogged('access.refused', customer.session.user.uid);
    expect(entries).toMatchObject([
      { level: 'WARN', data: { route: '/api/bookshop', method: 'GET', role: 'customer' } },
    ]);
  });

  it.each([
    ['public', 'no-cache'],
    ['customer', 'private, no-store'],
    ['bookshop', 'private, no-store'],
    ['admin', 'private, no-store'],
  ])('lets browsers keep of a call for %s: %s', async (path, kept) => {
    const headers =
      path === 'admin' ? bearer(await open('admin', 'admin')) : cookie(await open('bookshop'));
    const answer = await fetch(`${origin}/api/${path}`, { headers });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, kept]);
  });

  it('logs nothing of who called', () => {
    expect(log.join('')).not.toMatch(/ada@example|Byron|x-csrf|zaino_session/);
  });
});
