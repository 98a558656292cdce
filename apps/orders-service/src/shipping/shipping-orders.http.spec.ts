import type { shippingEndpoints } from '@zaino/contracts/orders';
import type { AnswerOf } from '@zaino/contracts/shared';
import { aBookLine, aProductLine } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { PackingDesk } from './testing/packing-desk';

type Page = AnswerOf<typeof shippingEndpoints.orders>;

let service: TestService;
let desk: PackingDesk;
beforeEach(async () => {
  service = await startTestService();
  desk = await PackingDesk.open(service);
});
afterEach(() => service.stop());

const read = async (query = '') => {
  const path = `/api/admin/shipping/orders${query}`;
  return (await desk.admin.call<Page>({ path })).body;
};
const numbers = ({ orders }: Page) => orders.map(({ number }) => number);

/** Placed so many minutes before now. */
const ago = (minutes: number) => ({ createdAt: new Date(Date.now() - minutes * 60_000) });

describe('orders that are to be shipped', () => {
  it('are those that are paid and sent home, the oldest first', async () => {
    const { order: late } = await desk.place(
      [
        aBookLine({ state: 'reserved', quantity: 2, expectedTo: '2026-01-10' }),
        aProductLine({ state: 'paid' }),
      ],
      { ...ago(30), state: 'paid' },
    );
    const { order: waiting } = await desk.place(
      [aBookLine({ state: 'waiting', expectedTo: '2199-01-10' }), aBookLine({ state: 'shipped' })],
      { ...ago(20), state: 'waiting' },
    );
    await desk.place([aBookLine({ state: 'shipped' })], { state: 'shipped' });
    await desk.place([aBookLine({ state: 'cancelled' })], { state: 'cancelled' });
    await desk.place([aBookLine({ state: 'received' })], {
      state: 'received',
      paymentState: 'none',
    });
    const bookshopId = '22222222-2222-4222-8222-222222222222';
    await desk.place([aBookLine({ state: 'paid' })], { bookshopId, shippingMethod: 'pickup' });
    const page = await read();
    expect(numbers(page)).toEqual([late.number, waiting.number]);
    expect(page.orders).toMatchObject([
      {
        id: late.id,
        recipient: { name: 'Bianchi Anna', city: 'Cremona' },
        deliveries: 'one',
        pieces: 3,
        here: 2,
        isLate: true,
        parcel: null,
      },
      { pieces: 1, here: 0, isLate: false },
    ]);
    expect(page.total).toBe(2);
  });

  it('are ready once all that is needed lies aside, and packed once somebody has', async () => {
    const { order: ready } = await desk.place(undefined, ago(40));
    const { order: inPart } = await desk.place(
      [aBookLine({ state: 'reserved' }), aBookLine({ state: 'waiting' })],
      { ...ago(30), state: 'waiting', deliveries: 'several' },
    );
    const { order: awaited } = await desk.place(
      [aBookLine({ state: 'reserved' }), aBookLine({ state: 'waiting' })],
      { ...ago(20), state: 'waiting' },
    );
    const { order: packed } = await desk.place(undefined, ago(10));
    await desk.packAll(packed.number);
    await desk.begin(ready.number);

    const stages = [
      { stage: 'all', orders: 4 },
      { stage: 'ready', orders: 2 },
      { stage: 'packed', orders: 1 },
    ];
    const all = await read();
    expect(all.stages).toEqual(stages);
    expect(numbers(all)).toEqual([ready, inPart, awaited, packed].map(({ number }) => number));
    expect(all.orders.map(({ parcel }) => parcel)).toEqual([
      { state: 'open', packer: 'Anna', reference: `${ready.number}-1`, code: null },
      null,
      null,
      { state: 'packed', packer: 'Anna', reference: `${packed.number}-1`, code: null },
    ]);
    expect(numbers(await read('?stage=ready'))).toEqual([ready.number, inPart.number]);
    const done = await read('?stage=packed');
    expect(numbers(done)).toEqual([packed.number]);
    expect([done.total, done.stages]).toEqual([1, stages]);
  });

  it('come in pages', async () => {
    await desk.place();
    expect(await read('?page=2')).toMatchObject({ orders: [], total: 1 });
    const wrong = await desk.admin.call({ path: '/api/admin/shipping/orders?page=0' });
    expect(wrong.status).toBe(400);
  });

  it('are for staff alone', async () => {
    const path = '/api/admin/shipping/orders';
    const owner = await service.signIn({ role: 'bookshop' });
    expect((await owner.call({ path })).status).toBe(401);
    expect((await service.call({ path })).status).toBe(401);
  });
});
