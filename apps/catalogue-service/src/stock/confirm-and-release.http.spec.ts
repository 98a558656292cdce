import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { StockReservationEntity } from './stock-reservation.entity';
import { buying, stockCalls, type StockCalls } from '../testing/stock-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { forgetEnded, releaseExpired } from './release-expired';
import { StockMetrics } from './stock-metrics';
import { StockReservationSweep } from './stock-reservation-sweep';

let service: TestService;
let stock: StockCalls;
beforeAll(async () => {
  service = await startTestService();
  stock = stockCalls(service);
});
afterAll(() => service.stop());

const pieces = (pezzi_disponibili: number) => service.product({ pezzi_disponibili });
const sweep = () => releaseExpired(service.database, service.now());
const confirmed = { status: 200, body: { outcome: 'confirmed' } };
const lapsed = { status: 200, body: { outcome: 'lapsed' } };
const ended = { status: 409, body: { code: 'reservation-ended' } };

describe('a confirmation', () => {
  it('makes a reservation last, however often it is sent', async () => {
    const product = await pieces(10);
    const { id } = await stock.reserve({ lines: [buying(product, 4)] });
    for (let times = 0; times < 3; times += 1) {
      expect(await stock.confirm(id)).toMatchObject(confirmed);
    }
    service.advance(DAY_MS);
    await sweep();
    expect(await stock.confirm(id)).toMatchObject(confirmed);
    expect(await stock.stockOf(product)).toBe(6);
  });

  it('of a reservation that is overdue, and not released yet, is in time', async () => {
    const product = await pieces(10);
    const { id } = await stock.reserve({ lines: [buying(product, 4)] });
    service.advance(HOUR_MS);
    expect(await stock.confirm(id)).toMatchObject(confirmed);
    await sweep();
    expect(await stock.stockOf(product)).toBe(6);
  });

  it('of one that has expired takes the pieces again, whatever they cost now', async () => {
    const [product, other] = [await pieces(10), await pieces(1)];
    const { id } = await stock.reserve({ lines: [buying(product, 4), buying(other)] });
    service.advance(HOUR_MS);
    expect(await sweep()).toBeGreaterThan(0);
    expect([await stock.stockOf(product), await stock.stockOf(other)]).toEqual([10, 1]);
    const patched = await service.adminCall({
      method: 'PATCH',
      path: `/api/admin/products/${product.id}`,
      body: { versione: 1, prezzoOriginale: 9, active: false },
    });
    expect(patched.status).toBe(200);
    expect(await stock.confirm(id)).toMatchObject(confirmed);
    expect([await stock.stockOf(product), await stock.stockOf(other)]).toEqual([6, 0]);
  });

  it('of one that has expired is too late where one piece is missing, and takes none', async () => {
    const [product, other] = [await pieces(10), await pieces(1)];
    const { id } = await stock.reserve({ lines: [buying(product, 4), buying(other)] });
    service.advance(HOUR_MS);
    await sweep();
    const faster = await stock.reserve({ lines: [buying(other)] });
    expect(await stock.confirm(id)).toMatchObject(lapsed);
    expect([await stock.stockOf(product), await stock.stockOf(other)]).toEqual([10, 0]);
    await stock.release(faster.id);
    expect(await stock.confirm(id)).toMatchObject(confirmed);
  });

  it('finds nothing under an id that was never reserved', async () => {
    expect(await stock.confirm(randomUUID())).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  });
});

describe('a release', () => {
  it.each([
    ['reserved', false],
    ['confirmed', true],
  ])('gives all pieces of a %s one back, and ends it', async (_, isConfirmed) => {
    const [product, other] = [await pieces(10), await pieces(5)];
    const lines = [buying(product, 4), buying(other, 5)];
    const { id } = await stock.reserve({ lines });
    if (isConfirmed) await stock.confirm(id);
    const { status, body } = await stock.release(id);
    expect([status, body]).toEqual([
      200,
      {
        lines: [
          { productId: product.id, quantity: 4 },
          { productId: other.id, quantity: 5 },
        ],
      },
    ]);
    expect([await stock.stockOf(product), await stock.stockOf(other)]).toEqual([10, 5]);
    expect((await stock.release(id)).body).toEqual({ lines: [] });
    expect(await stock.confirm(id)).toMatchObject(lapsed);
    expect(await stock.reserve({ id, lines })).toMatchObject(ended);
    expect([await stock.stockOf(product), await stock.stockOf(other)]).toEqual([10, 5]);
  });

  it('gives part of a line back, once for each operation', async () => {
    const product = await pieces(10);
    const { id } = await stock.reserve({ lines: [buying(product, 5)] });
    await stock.confirm(id);
    const operationId = randomUUID();
    const lines = [{ productId: product.id, quantity: 2 }];
    for (let times = 0; times < 3; times += 1) {
      expect((await stock.release(id, { operationId, lines })).body).toEqual({ lines });
    }
    expect(await stock.stockOf(product)).toBe(7);
    expect((await stock.release(id, { lines })).status).toBe(200);
    expect(await stock.stockOf(product)).toBe(9);
    const tooMany = await stock.release(id, { lines });
    expect(tooMany).toMatchObject({ status: 409, body: { code: 'release-refused' } });
    expect(await stock.stockOf(product)).toBe(9);
    expect((await stock.release(id)).body).toEqual({
      lines: [{ productId: product.id, quantity: 1 }],
    });
    expect(await stock.stockOf(product)).toBe(10);
    expect((await stock.release(id, { operationId, lines })).body).toEqual({ lines });
    expect(await stock.stockOf(product)).toBe(10);
  });

  it('of the last piece ends it', async () => {
    const product = await pieces(10);
    const { id } = await stock.reserve({ lines: [buying(product, 2)] });
    await stock.release(id, { lines: [{ productId: product.id, quantity: 2 }] });
    expect(await stock.confirm(id)).toMatchObject(lapsed);
    expect(await stock.stockOf(product)).toBe(10);
  });

  it('names no product that was not reserved, and no operation of another', async () => {
    const [product, other] = [await pieces(10), await pieces(10)];
    const one = await stock.reserve({ lines: [buying(product)] });
    const two = await stock.reserve({ lines: [buying(product)] });
    const refused = { status: 409, body: { code: 'release-refused' } };
    const lines = [{ productId: other.id, quantity: 1 }];
    expect(await stock.release(one.id, { lines })).toMatchObject(refused);
    const operationId = randomUUID();
    await stock.release(one.id, { operationId });
    expect(await stock.release(two.id, { operationId })).toMatchObject(refused);
    expect([await stock.stockOf(product), await stock.stockOf(other)]).toEqual([9, 10]);
  });

  it('of an id that is not there yet ends that id', async () => {
    const product = await pieces(10);
    const [id, operationId] = [randomUUID(), randomUUID()];
    const lines = [{ productId: product.id, quantity: 1 }];
    expect((await stock.release(id, { lines })).status).toBe(404);
    expect((await stock.release(id, { operationId })).body).toEqual({ lines: [] });
    expect((await stock.release(id, { operationId })).body).toEqual({ lines: [] });
    expect(await stock.reserve({ id, lines: [buying(product)] })).toMatchObject(ended);
    expect(await stock.confirm(id)).toMatchObject(lapsed);
    expect(await stock.stockOf(product)).toBe(10);
  });

  it('of one that has expired gives nothing back twice, and part of it is not taken again', async () => {
    const product = await pieces(10);
    const { id } = await stock.reserve({ lines: [buying(product, 4)] });
    service.advance(HOUR_MS);
    await sweep();
    const lines = [{ productId: product.id, quantity: 1 }];
    expect((await stock.release(id, { lines })).body).toEqual({ lines: [] });
    expect(await stock.stockOf(product)).toBe(10);
    expect(await stock.confirm(id)).toMatchObject(confirmed);
    expect(await stock.stockOf(product)).toBe(7);
  });
});

describe('the sweep', () => {
  it('releases what was not confirmed in time, and nothing else', async () => {
    const product = await pieces(10);
    const short = await stock.reserve({ lines: [buying(product, 1)] });
    const expiresAt = new Date(service.now() + 3 * HOUR_MS).toISOString();
    const long = await stock.reserve({ lines: [buying(product, 2)], expiresAt });
    const paid = await stock.reserve({ lines: [buying(product, 3)] });
    await stock.confirm(paid.id);
    service.advance(HOUR_MS);
    expect(await sweep()).toBe(1);
    expect(await stock.stockOf(product)).toBe(5);
    const lines = [buying(product, 1)];
    expect(await stock.reserve({ id: short.id, lines })).toMatchObject(ended);
    expect((await stock.confirm(long.id)).body.outcome).toBe('confirmed');
    expect(await sweep()).toBe(0);
  });

  it('releases more than one batch, sums up lines of one product, and may run twice at once', async () => {
    const [product, other] = [await pieces(1_000), await pieces(300)];
    const now = service.now();
    const expiresAt = new Date(now + 60_000).toISOString();
    for (let rounds = 0; rounds < 25; rounds += 1) {
      const lines = [buying(product, 2), buying(other, 1)];
      await Promise.all(Array.from({ length: 10 }, () => stock.reserve({ lines, expiresAt })));
    }
    expect([await stock.stockOf(product), await stock.stockOf(other)]).toEqual([500, 50]);
    service.advance(2 * MINUTE_MS);
    const released = await Promise.all([sweep(), sweep(), sweep()]);
    expect(released.reduce((sum, one) => sum + one)).toBe(250);
    expect([await stock.stockOf(product), await stock.stockOf(other)]).toEqual([1_000, 300]);
  });

  it('forgets what ended a month ago', async () => {
    const product = await pieces(10);
    const { id } = await stock.reserve({ lines: [buying(product)] });
    const paid = await stock.reserve({ lines: [buying(product)] });
    await stock.confirm(paid.id);
    await stock.release(id);
    const { manager } = service.database;
    service.advance(29 * DAY_MS);
    await forgetEnded(service.database, service.now());
    expect(await manager.countBy(StockReservationEntity, { id })).toBe(1);
    service.advance(2 * DAY_MS);
    await forgetEnded(service.database, service.now());
    expect(await manager.countBy(StockReservationEntity, { id })).toBe(0);
    expect(await manager.countBy(StockReservationEntity, { id: paid.id })).toBe(1);
    expect(await stock.stockOf(product)).toBe(9);
  });

  it('tells the metrics what it did, and what waits', async () => {
    const metric = async (name: string) => {
      const { body } = await service.call<string>({ path: '/metrics' });
      const line = String(body)
        .split('\n')
        .find((one) => one.startsWith(`${name} `));
      return Number(line?.split(' ').at(-1));
    };
    const run = async () => {
      await service.app.get(StockReservationSweep, { strict: false }).run();
      await service.app.get(StockMetrics, { strict: false }).look();
    };
    const product = await pieces(10);
    await run();
    const before = await metric('stock_held_reservations');
    const expired = 'stock_calls_total{call="expire",outcome="expired"}';
    const expiredBefore = (await metric(expired)) || 0;
    await stock.reserve({ lines: [buying(product)] });
    await run();
    expect(await metric('stock_held_reservations')).toBe(before + 1);
    expect(await metric('stock_overdue_seconds')).toBe(0);
    service.advance(HOUR_MS);
    await run();
    expect(await metric(expired)).toBeGreaterThan(expiredBefore);
    expect(await metric('stock_calls_total{call="reserve",outcome="reserved"}')).toBeGreaterThan(0);
  });
});
