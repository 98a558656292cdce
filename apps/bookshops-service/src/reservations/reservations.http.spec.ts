import { randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { DomainClaimEntity } from '../domains/domain-claim.entity';
import { TenantEntity } from '../tenants/tenant.entity';
import {
  ready,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from '../testing/test-service';
import { ReservationSweep } from './reservation-sweep';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const internal = (method: string, path: string) =>
  service.call({ method, path: `/internal/tenants/${path}`, headers: serviceKeyHeader });
const confirm = (id: string) => internal('POST', `${id}/confirm`);
const release = (id: string) => internal('DELETE', id);
const read = (id: string) => internal('GET', id);

const taken = { status: 409, body: { code: 'domain-taken' } };

describe('a reservation', () => {
  it('becomes a bookshop when its account is there, however often that is told', async () => {
    const { status, body } = await service.reserve({ domain: 'nuova-libreria' });
    expect([status, body.state]).toEqual([200, 'draft']);
    expect(await confirm(body.id)).toMatchObject({ status: 200, body });
    expect(await confirm(body.id)).toMatchObject({ status: 200, body });
    expect(await read(body.id)).toMatchObject({ status: 200, body });
  });

  it('is one when it is asked for twice, also at the same moment and once it is confirmed', async () => {
    const wish = { id: randomUUID(), ownerId: randomUUID(), domain: 'due-volte' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => service.reserve(wish)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    await confirm(wish.id);
    expect((await service.reserve(wish)).status).toBe(200);
    service.advance(11 * MINUTE_MS);
    expect(await service.reserve({ domain: 'due-volte' })).toMatchObject(taken);
  });

  it('says whose it is, and when they want mails about orders', async () => {
    const uid = randomUUID();
    const { tenant, change } = await service.bookshop({ ownerId: uid });
    const path = `${tenant.id}/owner`;
    expect((await internal('GET', path)).body).toEqual({ uid, orderMails: 'each' });
    await change({ orderMails: 'daily' });
    expect((await internal('GET', path)).body).toEqual({ uid, orderMails: 'daily' });
    expect(await internal('GET', `${randomUUID()}/owner`)).toMatchObject({ status: 404 });
  });

  it('is refused where its id belongs to another', async () => {
    const { body } = await service.reserve();
    expect(await service.reserve({ id: body.id })).toMatchObject({
      status: 409,
      body: { code: 'tenant-id-taken' },
    });
  });

  it('keeps its domain for ten minutes and then lets another have it', async () => {
    const first = await service.reserve({ domain: 'dieci-minuti' });
    service.advance(9 * MINUTE_MS);
    expect(await service.reserve({ domain: 'dieci-minuti' })).toMatchObject(taken);
    service.advance(2 * MINUTE_MS);
    const second = await service.reserve({ domain: 'dieci-minuti' });
    expect(second.status).toBe(200);
    expect((await read(first.body.id)).status).toBe(404);
    expect((await confirm(first.body.id)).status).toBe(404);
    expect((await confirm(second.body.id)).status).toBe(200);
  });

  it('can be confirmed late while nobody else wants the domain', async () => {
    const { body } = await service.reserve({ domain: 'in-ritardo' });
    service.advance(60 * MINUTE_MS);
    expect((await confirm(body.id)).status).toBe(200);
    expect(await service.reserve({ domain: 'in-ritardo' })).toMatchObject(taken);
  });

  it('counts as confirmed once its owner changes it', async () => {
    const { body } = await service.reserve({ domain: 'gia-al-lavoro' });
    const headers = await service.signIn({ tenantId: body.id });
    const path = `/api/tenants/${body.id}`;
    expect((await service.call({ method: 'PUT', path, headers, body: ready })).status).toBe(200);
    service.advance(11 * MINUTE_MS);
    expect(await service.reserve({ domain: 'gia-al-lavoro' })).toMatchObject(taken);
  });

  it('goes to one of many who want the same domain at once', async () => {
    for (const domain of ['prima-gara', 'seconda-gara']) {
      const wishes = Array.from({ length: 8 }, () => service.reserve({ domain }));
      const statuses = (await Promise.all(wishes)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, ...Array<number>(7).fill(409)]);
      expect(await service.database.manager.countBy(TenantEntity, { domain })).toBe(1);
    }
  });

  it('goes to one of many who want a lapsed domain at once', async () => {
    await service.reserve({ domain: 'gara-dopo' });
    service.advance(11 * MINUTE_MS);
    const wishes = Array.from({ length: 8 }, () => service.reserve({ domain: 'gara-dopo' }));
    const statuses = (await Promise.all(wishes)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect(await service.database.manager.countBy(TenantEntity, { domain: 'gara-dopo' })).toBe(1);
  });

  it('does not hinder others that come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => service.reserve()));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  });

  it.each([
    ['a reserved word', { domain: 'www' }],
    ['a hyphen at its end', { domain: 'libri-' }],
    ['an umlaut', { domain: 'bücher' }],
    ['no name', { name: ' ' }],
    ['no id', { id: 'x' }],
  ])('is refused with %s', async (_, wish) => {
    expect((await service.reserve(wish)).status).toBe(400);
  });
});

describe('a release', () => {
  it('frees a reservation at once, however often it is told', async () => {
    const { body } = await service.reserve({ domain: 'ripensamento' });
    expect(await release(body.id)).toMatchObject({ status: 200, body: {} });
    expect(await release(body.id)).toMatchObject({ status: 200, body: {} });
    expect((await read(body.id)).status).toBe(404);
    expect((await service.reserve({ domain: 'ripensamento' })).status).toBe(200);
  });

  it('closes a bookshop, forgets its contacts and keeps its domain from others for 90 days', async () => {
    const { tenant, change, read: readOwn } = await service.bookshop({ domain: 'addio-libri' });
    await change({ ...ready, phone: '0372 1', pickupNotes: 'Da Anna', state: 'open' });
    await change({ offersPickup: true });
    expect((await release(tenant.id)).status).toBe(200);
    expect((await release(tenant.id)).status).toBe(200);
    const { body } = await read(tenant.id);
    expect(body).toMatchObject({
      name: tenant.name,
      address: 'Via Roma 1',
      email: '',
      phone: '',
      pickupNotes: '',
      offersPickup: false,
      state: 'closed',
    });
    const row = await service.database.manager.findOneByOrFail(TenantEntity, { id: tenant.id });
    expect(row.ownerId).toBeNull();
    expect(JSON.stringify(row)).not.toMatch(/libreria@example|0372|Anna/);
    expect(await service.reserve({ domain: 'addio-libri' })).toMatchObject(taken);
    expect([(await readOwn()).status, (await change({ state: 'open' })).status]).toEqual([
      404, 404,
    ]);
    expect((await service.reserve({ id: tenant.id, domain: 'addio-libri' })).status).toBe(409);
    service.advance(91 * DAY_MS);
    expect((await service.reserve({ domain: 'addio-libri' })).status).toBe(200);
  });
});

describe('the sweep', () => {
  it('removes what is left of lapsed reservations a day later, and nothing else', async () => {
    const sweep = service.app.get(ReservationSweep, { strict: false });
    const lapsed = await service.reserve({ domain: 'mai-arrivata' });
    const kept = await service.bookshop({ domain: 'sempre-qui' });
    const moved = await service.bookshop({ domain: 'vecchio-nome' });
    await moved.change({ domain: 'nuovo-nome' });
    await sweep.run();
    expect((await read(lapsed.body.id)).status).toBe(200);
    service.advance(DAY_MS + 11 * MINUTE_MS);
    const fresh = await service.reserve({ domain: 'appena-ora' });
    expect(await sweep.run()).toBeGreaterThan(0);
    expect(await sweep.run()).toBe(0);
    expect((await read(lapsed.body.id)).status).toBe(404);
    const { manager } = service.database;
    expect(await manager.countBy(DomainClaimEntity, { domain: 'mai-arrivata' })).toBe(0);
    for (const { id } of [kept.tenant, moved.tenant, fresh.body]) {
      expect((await read(id)).status).toBe(200);
    }
    expect(await service.reserve({ domain: 'vecchio-nome' })).toMatchObject(taken);
    service.advance(91 * DAY_MS);
    await sweep.run();
    expect(await manager.countBy(DomainClaimEntity, { domain: 'vecchio-nome' })).toBe(0);
    expect((await read(moved.tenant.id)).body.domain).toBe('nuovo-nome');
  });
});

describe('who is no service of ours', () => {
  it.each([
    ['no key', () => Promise.resolve({})],
    ['another key', () => Promise.resolve({ 'x-service-key': 'x'.repeat(40) })],
    ['an owner’s session', async () => (await service.bookshop()).headers],
    ['an admin’s bearer', () => service.signIn({ role: 'admin' })],
  ])('is refused everywhere: %s', async (_, headersOf) => {
    const { tenant } = await service.bookshop();
    const headers = await headersOf();
    const asked = [
      { method: 'POST', path: '/internal/tenants', body: {} },
      { method: 'POST', path: `/internal/tenants/${tenant.id}/confirm` },
      { method: 'DELETE', path: `/internal/tenants/${tenant.id}` },
      { method: 'GET', path: `/internal/tenants/${tenant.id}` },
      { method: 'GET', path: `/internal/tenants/${tenant.id}/owner` },
    ];
    for (const call of asked) {
      expect((await service.call({ ...call, headers })).status).toBe(401);
    }
    expect((await read(tenant.id)).body.state).toBe('draft');
  });
});
