import { randomUUID } from 'node:crypto';
import { waitUntil } from '@zaino/testing/processes';
import { OpeningEventEntity } from '../opening/opening-event.entity';
import { openings, VAT_NUMBER } from '../testing/openings';
import {
  ready,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from '../testing/test-service';
import { TenantEntity } from '../tenants/tenant.entity';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const PATIENCE_MS = 10_000;
const { applied, opened, pointOf, shownName, waiting } = openings(() => service);
const ownerOf = (id: string) => service.database.manager.findOneByOrFail(TenantEntity, { id });

describe('a bookshop on its way to the customers', () => {
  it('is shown once an admin has approved it, and its owner is told', async () => {
    const bookshop = await applied();
    const { tenant, read } = bookshop;
    expect((await read()).body).toMatchObject({
      state: 'draft',
      offersPickup: true,
      opening: { missing: ['approval'] },
    });
    expect(await pointOf(bookshop)).toBeUndefined();
    expect(await waiting(bookshop)).toMatchObject({
      wish: 'opening',
      isAddressProven: true,
      vatNumber: VAT_NUMBER,
    });
    expect((await service.command(tenant.id, { kind: 'approve' })).body).toMatchObject({
      state: 'open',
      wish: null,
      opening: { missing: [] },
    });
    expect(await shownName(bookshop)).toBe('La Pagina');
    const { ownerId } = await ownerOf(tenant.id);
    const notices = () => service.neighbours.notices.filter(({ uid }) => uid === ownerId);
    const isTold = () => notices().length > 0;
    expect(await waitUntil(isTold, PATIENCE_MS)).toBe(true);
    expect(notices()).toMatchObject([{ decision: 'approved', name: 'La Pagina', reason: '' }]);
    expect(await waiting(bookshop)).toBeUndefined();
  });

  it('keeps its application while the rest is brought', async () => {
    const { tenant, change, proveAddress, read } = await service.bookshop();
    await change({ ...ready, state: 'open' });
    expect((await read()).body.opening.missing).toEqual(['email', 'vat-number', 'approval']);
    await proveAddress();
    await change({ vatNumber: ' IT 012 345 678 97 ' });
    expect((await read()).body).toMatchObject({
      vatNumber: VAT_NUMBER,
      opening: { missing: ['approval'] },
    });
    expect((await service.command(tenant.id, { kind: 'approve' })).status).toBe(200);
  });

  it('shows an admin who, since when, what for and what happened', async () => {
    const bookshop = await applied();
    const { tenant } = bookshop;
    await applied('Un’altra');
    const namesake: unknown = expect.arrayContaining([
      expect.objectContaining({ name: 'Un’altra' }),
    ]);
    expect(await service.review(tenant.id)).toMatchObject({
      name: 'La Pagina',
      vatNumber: VAT_NUMBER,
      vatFoundAt: null,
      addressProvenAt: '2026-09-01T08:00:00.000Z',
      owner: { displayName: 'Paolo Ricci', email: 'paolo@example.com' },
      sameVatNumber: namesake,
      wish: 'opening',
      history: [{ action: 'applied', admin: null }],
    });
    service.neighbours.isIdentityAway = true;
    expect((await service.review(tenant.id)).owner).toBeNull();
    service.neighbours.isIdentityAway = false;
  });

  it('is refused with a reason, which its owner reads, and may ask again', async () => {
    const bookshop = await applied();
    const { tenant, change, read } = bookshop;
    const reason = 'L’indirizzo è di un’altra libreria.';
    expect((await service.command(tenant.id, { kind: 'refuse', reason })).status).toBe(200);
    expect((await read()).body).toMatchObject({
      state: 'draft',
      opening: { missing: ['application', 'approval'], reason },
    });
    await change({ address: 'Via Milano 2', state: 'open' });
    expect((await read()).body.opening.missing).toEqual(['approval']);
    expect(await pointOf(bookshop)).toBeUndefined();
  });

  it.each([
    ['pause', 'paused'],
    ['close', 'closed'],
  ] as const)('loses its customers by a %s, which only an admin ends', async (kind, state) => {
    const bookshop = await opened();
    const { tenant, change } = bookshop;
    const reason = 'Segnalazioni di clienti.';
    expect((await service.command(tenant.id, { kind, reason })).body.state).toBe(state);
    expect(await pointOf(bookshop)).toBeUndefined();
    expect((await change({ state: 'open' })).body).toMatchObject({
      state,
      opening: { missing: ['approval'], reason },
    });
    expect(await pointOf(bookshop)).toBeUndefined();
    await service.command(tenant.id, { kind: 'approve' });
    expect(await shownName(bookshop)).toBe('La Pagina');
  });

  it('pauses, closes and opens again by its owner’s hand while the approval stands', async () => {
    const bookshop = await opened();
    const { change } = bookshop;
    for (const state of ['paused', 'open', 'closed', 'open']) {
      expect((await change({ state })).body.state).toBe(state);
    }
    expect(await shownName(bookshop)).toBe('La Pagina');
  });

  it('notes that its owner takes the application back, once', async () => {
    const { tenant, change } = await applied();
    expect((await change({ state: 'closed' })).body.opening.appliedAt).toBeNull();
    await change({ state: 'closed' });
    await change({ name: 'Libreria Il Segnalibro' });
    const events = await service.database.manager.find(OpeningEventEntity, {
      where: { tenantId: tenant.id },
      order: { id: 'ASC' },
    });
    expect(events).toMatchObject([
      { action: 'applied' },
      { action: 'withdrawn', actorKind: 'owner', before: { state: 'draft' } },
    ]);
  });

  it('has nothing to note where it closes without an application', async () => {
    const { tenant, change } = await service.bookshop();
    await change({ ...ready, state: 'closed' });
    expect(
      await service.database.manager.countBy(OpeningEventEntity, { tenantId: tenant.id }),
    ).toBe(0);
  });

  it('is approved as it was read, and not as it became since', async () => {
    const bookshop = await applied();
    const { tenant, change } = bookshop;
    const headers = await service.signIn({ role: 'admin' });
    const { version, updatedAt } = await service.review(tenant.id);
    await change({ name: 'Libreria Il Segnalibro' });
    // As where both fall into one millisecond.
    const { manager } = service.database;
    await manager.update(TenantEntity, { id: tenant.id }, { updatedAt: new Date(updatedAt) });
    const path = `/api/admin/bookshops/${tenant.id}/commands`;
    const body = { version, command: { kind: 'approve' } };
    expect(await service.call({ method: 'POST', path, headers, body })).toMatchObject({
      status: 409,
      body: { code: 'tenant-changed' },
    });
    expect(await pointOf(bookshop)).toBeUndefined();
  });

  it.each([
    ['a pause without a reason', { kind: 'pause' }, 400],
    ['a closure with an empty reason', { kind: 'close', reason: ' ' }, 400],
    ['an unknown command', { kind: 'delete', reason: 'Basta' }, 400],
    ['a pause of what is not open', { kind: 'pause', reason: 'Basta' }, 409],
  ])('refuses %s', async (_, command, status) => {
    const bookshop = await applied();
    const { tenant } = bookshop;
    expect((await service.command(tenant.id, command as never)).status).toBe(status);
  });

  it('has nothing to approve twice', async () => {
    const bookshop = await opened();
    const { tenant } = bookshop;
    for (const command of [{ kind: 'approve' }, { kind: 'refuse', reason: 'No' }] as const) {
      expect(await service.command(tenant.id, command)).toMatchObject({
        status: 409,
        body: { code: 'nothing-to-decide' },
      });
    }
  });
});

describe('the history of a bookshop', () => {
  it('is kept with who, when and why, also after its owner has left', async () => {
    const bookshop = await opened();
    const { tenant } = bookshop;
    await service.command(tenant.id, { kind: 'pause', reason: 'Segnalazioni' });
    const path = `/internal/tenants/${tenant.id}`;
    await service.call({ method: 'DELETE', path, headers: serviceKeyHeader });
    const events = await service.database.manager.find(OpeningEventEntity, {
      where: { tenantId: tenant.id },
      order: { id: 'ASC' },
    });
    expect(events).toMatchObject([
      { action: 'applied', actorKind: 'owner', actorName: null },
      {
        action: 'approved',
        actorKind: 'admin',
        actorName: 'Prova',
        before: { state: 'draft' },
        after: { state: 'open', name: 'La Pagina', vatNumber: VAT_NUMBER },
      },
      { action: 'paused', actorKind: 'admin', reason: 'Segnalazioni', after: { state: 'paused' } },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/example\.com|phone|email/);
  });
});

describe('the partita IVA', () => {
  it.each(['01234567890', '00000000000', '12345', 'IT', '0123456789x'])(
    'is not taken as %s',
    async (vatNumber) => {
      const { change, read } = await service.bookshop();
      const answer = await change({ vatNumber });
      const message: unknown = expect.stringContaining('partita IVA');
      const errors = [{ path: 'vatNumber', message }];
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', errors } });
      expect((await read()).body.vatNumber).toBe('');
    },
  );
});

describe('nobody but an admin', () => {
  it.each([
    ['a visitor', 401, () => Promise.resolve({})],
    ['an owner', 401, async () => (await service.bookshop()).headers],
    ['a family', 401, () => service.signIn({ role: 'customer' })],
    ['another service', 401, () => Promise.resolve(serviceKeyHeader)],
  ])('decides: %s is answered with %d', async (_, status, headersOf) => {
    const bookshop = await applied();
    const { tenant } = bookshop;
    const headers = await headersOf();
    const path = '/api/admin/bookshops';
    const body = { version: 1, command: { kind: 'approve' } };
    const command = { method: 'POST', path: `${path}/${tenant.id}/commands`, headers, body };
    for (const call of [{ path, headers }, { path: `${path}/${tenant.id}`, headers }, command]) {
      expect((await service.call(call)).status).toBe(status);
    }
    expect(await pointOf(bookshop)).toBeUndefined();
  });

  it('finds one that is not there', async () => {
    const headers = await service.signIn({ role: 'admin' });
    const path = `/api/admin/bookshops/${randomUUID()}`;
    expect((await service.call({ path, headers })).status).toBe(404);
  });
});
