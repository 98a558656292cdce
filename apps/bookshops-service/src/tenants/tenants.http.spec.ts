import { randomUUID } from 'node:crypto';
import { ownTenantSchema } from '@zaino/contracts/bookshops';
import { CSRF_HEADER } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import * as z from 'zod/mini';
import {
  ready,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from '../testing/test-service';
import { TenantEntity } from './tenant.entity';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('a bookshop', () => {
  it('is a draft at first, with an address of its own', async () => {
    const { tenant, read } = await service.bookshop({ name: 'La Pagina', domain: 'la-pagina' });
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(z.strictObject(ownTenantSchema.shape).parse(body)).toEqual({
      id: tenant.id,
      name: 'La Pagina',
      domain: 'la-pagina',
      url: 'https://la-pagina.zaino.example',
      email: '',
      phone: '',
      address: '',
      city: '',
      postalCode: '',
      province: '',
      openingHours: [[], [], [], [], [], [], []],
      offersPickup: false,
      pickupNotes: '',
      stripeAccountId: null,
      state: 'draft',
      createdAt: tenant.createdAt,
      updatedAt: tenant.createdAt,
      vatNumber: '',
      orderMails: 'each',
      takesUsedBooks: false,
      adoptedBookDiscount: 0,
      otherBookDiscount: 0,
      extras: [],
      payments: { accountId: null, canTakeCards: true, isVerified: false },
      closures: [],
      schools: [],
      picture: '',
      pictureAlt: '',
      accent: '',
      notice: null,
      opening: {
        missing: ['email', 'vat-number', 'details', 'application', 'approval'],
        appliedAt: null,
        approvedAt: null,
        pending: null,
        pendingStripeAccountId: null,
        reason: '',
      },
    });
  });

  it('keeps what a change leaves out', async () => {
    const { tenant, change, read } = await service.bookshop();
    await change({ city: 'Cremona', phone: '+39 0372 123' });
    service.advance(1_000);
    const { body } = await change({ address: ' Via Roma 1 ', openingHours: ready.openingHours });
    expect(body).toMatchObject({
      name: tenant.name,
      city: 'Cremona',
      phone: '+39 0372 123',
      address: 'Via Roma 1',
      openingHours: ready.openingHours,
    });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(tenant.updatedAt));
    expect((await read()).body).toEqual(body);
  });

  it('stays as it is by a change of nothing', async () => {
    const { change, read } = await service.bookshop();
    const { body } = await read();
    service.advance(1_000);
    expect(await change({})).toMatchObject({ status: 200, body });
  });

  it('loses no field to changes at the same time', async () => {
    const { change, read } = await service.bookshop();
    const fields = {
      ...ready,
      name: 'Nuovo nome',
      email: 'nuova@example.com',
      phone: '0372 1',
      pickupNotes: 'Suonare al portone',
      domain: 'tutto-insieme',
    };
    const answers = await Promise.all(
      Object.entries(fields).map(([field, value]) => change({ [field]: value })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await read()).body).toMatchObject(fields);
  });

  it.each([
    ['a role', { role: 'admin' }],
    ['another id', { id: randomUUID() }],
    ['another owner', { ownerId: randomUUID() }],
    ['a time of release', { releasedAt: null }],
    ['a time of its own', { createdAt: '2020-01-01T00:00:00.000Z' }],
    ['an address of its own', { url: 'https://evil.example' }],
    ['a prototype', JSON.parse('{"__proto__":{"state":"open"},"constructor":1}') as object],
    ['a name of blanks', { name: '   ' }],
    ['a name of two lines', { name: 'Libreria\r\nBcc: a@example.com' }],
    ['an account for payments', { stripeAccountId: 'acct_123' }],
    ['an unknown state', { state: 'best' }],
    ['an e-mail that is none', { email: 'nessuna' }],
    ['a phone of letters', { phone: 'chiamami' }],
    ['a postal code of four digits', { postalCode: '2610' }],
    ['six days', { openingHours: ready.openingHours.slice(1) }],
    ['a span that ends before it begins', { openingHours: hours('15:00', '09:00') }],
    ['a time that is none', { openingHours: hours('24:00', '25:00') }],
    ['a word for pick-up', { offersPickup: 'yes' }],
    ['a reserved domain', { domain: 'admin' }],
    ['a domain with a dot', { domain: 'a.b.c' }],
    ['no object', ['name']],
  ])('refuses %s', async (_, changes) => {
    const { change, read } = await service.bookshop();
    const { body } = await read();
    expect(await change(changes)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', success: false },
    });
    expect((await read()).body).toEqual(body);
  });
});

function hours(from: string, to: string) {
  return [[{ from, to }], [], [], [], [], [], []];
}

describe('its domain', () => {
  it('can be changed, and changed back, but taken by nobody else for 90 days', async () => {
    const { tenant, change } = await service.bookshop({ domain: 'prima-casa' });
    expect((await change({ domain: 'Seconda-Casa' })).body).toMatchObject({
      domain: 'seconda-casa',
      url: 'https://seconda-casa.zaino.example',
    });
    const refused = { status: 409, body: { code: 'domain-taken' } };
    expect(await service.reserve({ domain: 'prima-casa' })).toMatchObject(refused);
    expect((await change({ domain: 'prima-casa' })).status).toBe(200);
    expect((await change({ domain: 'terza-casa' })).status).toBe(200);
    service.advance(89 * DAY_MS);
    expect(await service.reserve({ domain: 'prima-casa' })).toMatchObject(refused);
    service.advance(2 * DAY_MS);
    expect((await service.reserve({ domain: 'prima-casa' })).status).toBe(200);
    const headers = await service.signIn({ tenantId: tenant.id });
    const wish = { path: `/api/tenants/${tenant.id}`, headers, body: { domain: 'prima-casa' } };
    expect(await service.call({ method: 'PUT', ...wish })).toMatchObject(refused);
  });

  it('is refused where another has it, and nothing of the change is kept', async () => {
    await service.bookshop({ domain: 'gia-presa' });
    const { change, read } = await service.bookshop();
    expect(await change({ city: 'Lodi', domain: 'gia-presa' })).toMatchObject({
      status: 409,
      body: { code: 'domain-taken', detail: 'Questo dominio è già occupato' },
    });
    expect((await read()).body.city).toBe('');
  });

  it('goes to one of many who want it at once', async () => {
    const bookshops = await Promise.all(Array.from({ length: 8 }, () => service.bookshop()));
    const answers = await Promise.all(
      bookshops.map(({ change }) => change({ domain: 'contesa-da-tutti' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(7).fill(409),
    ]);
    const holders = await service.database.manager.countBy(TenantEntity, {
      domain: 'contesa-da-tutti',
    });
    expect(holders).toBe(1);
  });
});

describe('its state', () => {
  it('becomes open once the address and one opening span are there', async () => {
    const { change } = await service.approvedBookshop();
    expect(await change({ state: 'open', city: 'Cremona' })).toMatchObject({
      status: 409,
      body: {
        code: 'tenant-not-ready',
        errors: [
          { path: 'address' },
          { path: 'postalCode' },
          { path: 'province' },
          { path: 'email' },
          { path: 'openingHours' },
        ],
      },
    });
    expect((await change({ ...ready, state: 'open' })).body).toMatchObject({ state: 'open' });
    expect(await change({ address: '' })).toMatchObject({ body: { code: 'tenant-not-ready' } });
  });

  it('goes through pause and closure, and open again, but never back to draft', async () => {
    const { change } = await service.approvedBookshop();
    await change(ready);
    for (const state of ['open', 'paused', 'open', 'closed', 'open', 'paused', 'closed']) {
      expect((await change({ state })).body).toMatchObject({ state });
    }
    for (const state of ['draft', 'paused']) {
      expect(await change({ state })).toMatchObject({
        status: 409,
        body: { code: 'tenant-state-refused' },
      });
    }
  });

  it('decides on pick-up, which needs an open bookshop', async () => {
    const { change } = await service.approvedBookshop();
    const refused = { status: 409, body: { code: 'pickup-needs-open' } };
    expect(await change({ offersPickup: true })).toMatchObject(refused);
    expect(await change({ ...ready, state: 'open', offersPickup: true })).toMatchObject({
      status: 200,
      body: { offersPickup: true },
    });
    // The whole form as it stands, for a pause.
    expect((await change({ state: 'paused', offersPickup: true })).status).toBe(200);
    expect((await change({ offersPickup: false })).status).toBe(200);
    expect(await change({ offersPickup: true })).toMatchObject(refused);
  });
});

describe('nobody but its owner', () => {
  const asked = ['GET', 'PUT'] as const;

  it.each([
    ['a visitor', 401, () => Promise.resolve({})],
    ['a stranger’s cookie', 401, () => Promise.resolve({ cookie: 'zaino_session=unknown' })],
    ['another owner', 404, async () => (await service.bookshop()).headers],
    ['a family', 403, () => service.signIn({ role: 'customer' })],
    ['an owner without bookshop', 404, () => service.signIn({ tenantId: null })],
    ['an admin', 401, () => service.signIn({ role: 'admin' })],
    ['another service', 401, () => Promise.resolve(serviceKeyHeader)],
  ])('gets at it: %s is answered with %d', async (_, status, headersOf) => {
    const { tenant, read } = await service.bookshop();
    const { body } = await read();
    const headers = await headersOf();
    const path = `/api/tenants/${tenant.id}`;
    for (const method of asked) {
      const change = method === 'PUT' ? { body: { name: 'Mia' } } : {};
      expect((await service.call({ method, path, headers, ...change })).status).toBe(status);
    }
    expect((await read()).body).toEqual(body);
  });

  it('changes it without the CSRF token of the session', async () => {
    const { tenant, headers, read } = await service.bookshop();
    const withoutToken = { cookie: headers['cookie'] ?? '' };
    for (const wrong of [withoutToken, { ...withoutToken, [CSRF_HEADER]: 'guess' }]) {
      const path = `/api/tenants/${tenant.id}`;
      const answer = await service.call({ method: 'PUT', path, headers: wrong, body: {} });
      expect(answer).toMatchObject({ status: 403, body: { code: 'csrf' } });
    }
    expect((await read()).body.updatedAt).toBe(tenant.updatedAt);
  });

  it('finds one by an id that is none', async () => {
    const { headers } = await service.bookshop();
    expect((await service.call({ path: '/api/tenants/1', headers })).status).toBe(400);
    const unknown = await service.signIn({ tenantId: randomUUID() });
    const answer = await service.call({ path: `/api/tenants/${randomUUID()}`, headers: unknown });
    expect(answer.status).toBe(404);
  });
});
