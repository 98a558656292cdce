import { randomUUID } from 'node:crypto';
import { type PickupPoint, pickupPointsSchema } from '@zaino/contracts/bookshops';
import * as z from 'zod/mini';
import {
  ready,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from '../testing/test-service';
import { TenantEntity } from '../tenants/tenant.entity';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.stop());

const open = { ...ready, state: 'open', offersPickup: true };

async function find(query: Record<string, string> = {}) {
  const path = `/api/pickup-points?${new URLSearchParams(query).toString()}`;
  const { status, body, headers } = await service.call({ path });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  return z.strictObject(pickupPointsSchema.shape).parse(body);
}

const names = (points: PickupPoint[]) => points.map(({ name }) => name);

async function shop(name: string, place: object = {}) {
  const bookshop = await service.approvedBookshop({ name });
  const { status } = await bookshop.change({ ...open, ...place });
  expect(status).toBe(200);
  return bookshop;
}

describe('pick-up points', () => {
  it('say what a customer needs to get there, and nothing of whose they are', async () => {
    const { tenant, change } = await shop('La Pagina');
    await change({ phone: '0372 1', pickupNotes: 'Suonare', email: 'ada.privata@example.com' });
    expect(await find()).toEqual({
      pickupPoints: [
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
        },
      ],
      total: 1,
    });
    const { body } = await service.call({ path: '/api/pickup-points' });
    expect(JSON.stringify(body)).not.toContain('privata');
  });

  it('are open bookshops that offer it, and no others', async () => {
    const paused = await shop('In pausa');
    await paused.change({ state: 'paused' });
    await (await shop('Chiusa')).change({ state: 'closed' });
    await (await shop('Solo vendita')).change({ offersPickup: false });
    await service.bookshop({ name: 'In bozza' });
    const { tenant } = await shop('Senza titolare');
    const path = `/internal/tenants/${tenant.id}`;
    await service.call({ method: 'DELETE', path, headers: serviceKeyHeader });
    expect(await find()).toEqual({ pickupPoints: [], total: 0 });
    await paused.change({ state: 'open' });
    expect(names((await find()).pickupPoints)).toEqual(['In pausa']);
  });

  it('come in the order of nearness, by postal code and province', async () => {
    await shop('Palermo', { city: 'Palermo', postalCode: '90100', province: 'PA' });
    await shop('Milano', { city: 'Milano', postalCode: '20121', province: 'Milano' });
    await shop('Crema', { city: 'Crema', postalCode: '26013', province: 'CR' });
    await shop('Cremona periferia', { postalCode: '26101' });
    await shop('Cremona');
    await shop('Lodi', { city: 'Lodi', postalCode: '26900', province: 'Lodi' });
    const near = (await find({ cap: '26100', provincia: 'Cremona' })).pickupPoints;
    expect(near.map(({ name, vicinanza }) => `${name}: ${vicinanza}`)).toEqual([
      'Cremona: stesso-cap',
      'Cremona periferia: stessa-zona',
      'Crema: stessa-provincia',
      'Lodi: altrove',
      'Milano: altrove',
      'Palermo: altrove',
    ]);
    expect(names((await find({ provincia: 'pa' })).pickupPoints).slice(0, 3)).toEqual([
      'Palermo',
      'Crema',
      'Cremona',
    ]);
    expect(names((await find()).pickupPoints)).toEqual([
      'Crema',
      'Cremona',
      'Cremona periferia',
      'Lodi',
      'Milano',
      'Palermo',
    ]);
  });

  it('can be searched by words of name and place', async () => {
    await shop('Libreria dell’Università', { city: 'Forlì', postalCode: '47121', province: 'FC' });
    await shop('Il Segnalibro');
    expect(names((await find({ q: 'universita forli' })).pickupPoints)).toEqual([
      'Libreria dell’Università',
    ]);
    expect(names((await find({ q: '26100' })).pickupPoints)).toEqual(['Il Segnalibro']);
    expect(await find({ q: 'segnalibro forli' })).toEqual({ pickupPoints: [], total: 0 });
    expect((await find({ q: ' ' })).total).toBe(2);
  });

  it('of an unknown place are all of them', async () => {
    await shop('Cremona');
    expect((await find({ cap: 'x' })).total).toBe(1);
    expect((await find({ cap: '00000', provincia: '%' })).total).toBe(1);
    expect((await find({ provincia: '(zz)' })).total).toBe(1);
  });

  it('are at most a hundred, and counted', async () => {
    const createdAt = new Date();
    const rows = Array.from({ length: 120 }, (_, number) => ({
      id: randomUUID(),
      name: `Libreria ${number}`,
      domain: `libreria-${number}`,
      ...ready,
      state: 'open' as const,
      offersPickup: true,
      approvedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    }));
    await service.database.manager.insert(TenantEntity, rows);
    const { pickupPoints, total } = await find();
    expect([pickupPoints.length, total]).toEqual([100, 120]);
  });
});
