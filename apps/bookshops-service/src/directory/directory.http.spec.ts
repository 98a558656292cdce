import { randomUUID } from 'node:crypto';
import { type BookshopList, bookshopListSchema } from '@zaino/contracts/bookshops';
import * as z from 'zod/mini';
import { TenantEntity } from '../tenants/tenant.entity';
import {
  ready,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from '../testing/test-service';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.stop());

const open = { ...ready, state: 'open', offersPickup: true };
const crema = { city: 'Crema', postalCode: '26013', province: 'CR' };
const lodi = { city: 'Lodi', postalCode: '26900', province: 'Lodi' };
const palermo = { city: 'Palermo', postalCode: '90100', province: 'Palermo' };

const pathOf = (query: Record<string, string>) =>
  `/api/bookshops?${new URLSearchParams(query).toString()}`;

async function list(query: Record<string, string> = {}): Promise<BookshopList> {
  const { status, body, headers } = await service.call({ path: pathOf(query) });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  return z.strictObject(bookshopListSchema.shape).parse(body);
}

async function shop(name: string, place: object = {}) {
  const bookshop = await service.approvedBookshop({ name });
  const { status } = await bookshop.change({ ...open, ...place });
  expect(status).toBe(200);
  return bookshop;
}

const names = ({ bookshops }: BookshopList) => bookshops.map(({ name }) => name);

describe('the list of bookshops', () => {
  it('says what everybody may know of an open one, and nothing of whose it is', async () => {
    const { tenant, change } = await shop('La Pagina');
    await change({ phone: '0372 1', pickupNotes: 'Suonare', email: 'ada.privata@example.com' });
    expect(await list()).toEqual({
      bookshops: [
        {
          id: tenant.id,
          name: 'La Pagina',
          url: tenant.url,
          address: 'Via Roma 1',
          city: 'Cremona',
          postalCode: '26100',
          province: 'Cremona',
          phone: '0372 1',
          openingHours: ready.openingHours,
          notes: 'Suonare',
          notice: '',
          adoptedBookDiscount: 0,
          otherBookDiscount: 0,
          vicinanza: 'altrove',
          offersPickup: true,
          takesUsedBooks: false,
          closures: [],
        },
      ],
      page: 1,
      pages: 1,
      total: 1,
      province: null,
      provinces: [{ code: 'CR', name: 'Cremona', bookshops: 1 }],
    });
    const { body } = await service.call({ path: pathOf({}) });
    expect(JSON.stringify(body)).not.toContain('privata');
  });

  it('has open bookshops without pick-up too, without their notes on it', async () => {
    const { change } = await shop('Solo vendita');
    await change({ pickupNotes: 'Suonare' });
    await change({ offersPickup: false });
    const { bookshops } = await list();
    expect(bookshops).toMatchObject([{ name: 'Solo vendita', offersPickup: false, notes: '' }]);
  });

  it('has no others', async () => {
    const paused = await shop('In pausa');
    await paused.change({ state: 'paused' });
    await (await shop('Chiusa')).change({ state: 'closed' });
    await service.bookshop({ name: 'In bozza' });
    const { tenant } = await shop('Senza titolare');
    const path = `/internal/tenants/${tenant.id}`;
    await service.call({ method: 'DELETE', path, headers: serviceKeyHeader });
    expect(await list()).toMatchObject({ bookshops: [], total: 0, pages: 1, provinces: [] });
    await paused.change({ state: 'open' });
    expect(names(await list())).toEqual(['In pausa']);
  });

  it('has those alone that take used books in, where that is asked for', async () => {
    await shop('Solo nuovi');
    const { change, tenant } = await shop('Anche usati', crema);
    const { body } = await change({ takesUsedBooks: true });
    expect(body).toMatchObject({ takesUsedBooks: true });
    const found = await list({ usati: '1' });
    expect(found).toMatchObject({
      bookshops: [{ id: tenant.id, takesUsedBooks: true }],
      total: 1,
      provinces: [{ code: 'CR', bookshops: 1 }],
    });
    expect(names(await list())).toHaveLength(2);
    await change({ takesUsedBooks: false });
    expect(names(await list({ usati: '1', provincia: 'CR' }))).toEqual([]);
    expect((await service.call({ path: pathOf({ usati: 'forse' }) })).status).toBe(400);
  });

  describe('around a municipality', () => {
    const around = { comune: 'Cremona', provincia: 'Cremona' };
    const piadena = { city: 'Piadena', postalCode: '26034', province: 'CR' };

    it('has those within thirty kilometres and those of the province, the nearest first', async () => {
      await shop('Crema', crema);
      await shop('Lodi', lodi);
      await shop('Palermo', palermo);
      await shop('Ignota', piadena);
      await shop('Qui');
      const { kilometres } = service.neighbours;
      for (const [comune, far] of [
        ['Crema', 36.4],
        ['Lodi', 29.6],
        ['Palermo', 800],
        ['Cremona', 0],
      ] as const) {
        kilometres.set(comune, far);
      }
      const found = await list(around);
      expect(found.bookshops.map(({ name, kilometres: far }) => [name, far])).toEqual([
        ['Qui', 0],
        ['Lodi', 30],
        ['Crema', 36],
        ['Ignota', undefined],
      ]);
      expect(found.total).toBe(4);
    });

    it('has those of the province by comune and name while nobody says how far they are', async () => {
      await shop('Zenit');
      await shop('Crema', crema);
      await shop('Lodi', lodi);
      service.neighbours.areSchoolsAway = true;
      const { bookshops } = await list(around);
      expect(bookshops.map(({ name }) => name)).toEqual(['Crema', 'Zenit']);
      expect(bookshops.every(({ kilometres }) => kilometres === undefined)).toBe(true);
    });
  });

  it('has those of a province, however it is written, by comune and name', async () => {
    await shop('Zenit');
    await shop('Alfa');
    await shop('Crema', crema);
    await shop('Palermo', palermo);
    for (const provincia of ['Cremona', 'cr', ' Cremona (CR) ']) {
      const found = await list({ provincia });
      expect(names(found)).toEqual(['Crema', 'Alfa', 'Zenit']);
      expect(found).toMatchObject({ total: 3, province: { code: 'CR', name: 'Cremona' } });
    }
    expect((await list({ provincia: 'CR' })).provinces).toEqual([
      { code: 'CR', name: 'Cremona', bookshops: 3 },
      { code: 'PA', name: 'Palermo', bookshops: 1 },
    ]);
  });

  it('names the lists of provinces that search engines may take', async () => {
    await shop('La Pagina');
    await shop('Palermo', palermo);
    const paused = await shop('Lodi', lodi);
    await paused.change({ state: 'paused' });
    const path = '/internal/sitemap/provinces';
    expect((await service.call({ path, headers: serviceKeyHeader })).body).toEqual({
      pages: ['CR', 'PA'].map((code) => ({ path: `/librerie?provincia=${code}`, modified: null })),
      next: null,
    });
    expect((await service.call({ path })).status).toBe(401);
  });

  it.each([
    ['a province without any', 'Lodi', { code: 'LO', name: 'Lodi' }],
    ['one that nobody knows', ' Atlantide', { code: 'atlantide', name: 'Atlantide' }],
  ])('is empty for %s, and names it', async (_case, provincia, province) => {
    await shop('La Pagina');
    expect(await list({ provincia })).toMatchObject({ bookshops: [], total: 0, province });
  });

  it('has those around a postal code, the nearest first, and no far ones', async () => {
    await shop('Palermo', palermo);
    await shop('Lodi', lodi);
    await shop('Crema', crema);
    await shop('Cremona periferia', { postalCode: '26101' });
    await shop('Cremona');
    const found = await list({ cap: '26100' });
    expect(found.bookshops.map(({ name, vicinanza }) => `${name}: ${vicinanza}`)).toEqual([
      'Cremona: stesso-cap',
      'Cremona periferia: stessa-zona',
      'Crema: altrove',
      'Lodi: altrove',
    ]);
    expect(found.total).toBe(4);
    expect(names(await list({ cap: '26100', provincia: 'LO' }))).toEqual(['Lodi']);
    expect((await list({ cap: '00000' })).total).toBe(0);
  });

  const refused: Record<string, string>[] = [
    { cap: '2610' },
    { cap: 'abcde' },
    { pagina: '0' },
    { pagina: 'x' },
  ];
  it.each(refused)('refuses %j', async (query) => {
    const { status, body } = await service.call({ path: pathOf(query) });
    expect([status, body.code]).toEqual([400, 'invalid-input']);
  });

  it('comes page by page, and an address beyond the last shows that one', async () => {
    const createdAt = new Date();
    const rows = Array.from({ length: 45 }, (_, number) => ({
      id: randomUUID(),
      name: `Libreria ${String(number).padStart(2, '0')}`,
      domain: `libreria-${number}`,
      ...ready,
      state: 'open' as const,
      approvedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    }));
    await service.database.manager.insert(TenantEntity, rows);
    const pages = [await list(), await list({ pagina: '2' }), await list({ pagina: '3' })];
    expect(pages.flatMap(names)).toEqual(rows.map(({ name }) => name));
    expect(pages.map(({ page, pages: of, total }) => [page, of, total])).toEqual([
      [1, 3, 45],
      [2, 3, 45],
      [3, 3, 45],
    ]);
    expect(await list({ pagina: '9' })).toEqual(pages[2]);
  });
});
