import { randomUUID } from 'node:crypto';
import { systemActor } from '../orders/actor';
import { OrderCommands } from '../orders/order-commands';
import { OrderEvent } from '../orders/order-event.entity';
import { Refund } from '../payments/refund.entity';
import { aPayment } from '../testing/a-payment';
import { aBookLine, type PlacedOrder, placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { CountOrderEvent } from './count-order-event';
import { DailyFigures } from './daily-figures.entity';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ role: 'worker' });
});
afterAll(() => service.stop());

/** By the clock in Italy it is the next day already. */
const at = new Date('2026-09-13T22:30:00Z');
const count = (eventId: string) =>
  service.app.get(CountOrderEvent, { strict: false }).handle({ eventId });
const addEvent = async ({ order, lines }: PlacedOrder, command: string, data = {}) => {
  const result = await service.database.manager.insert(OrderEvent, {
    orderId: order.id,
    command,
    to: null,
    who: 'system',
    actorId: null,
    actorName: null,
    lineIds: lines.map(({ id }) => id),
    data,
    at,
  });
  return (result.identifiers[0] as { id: string }).id;
};
const figuresOf = (bookshopId: string) =>
  service.database.manager.findOneBy(DailyFigures, { day: '2026-09-14', bookshopId });
/** Of a bookshop of its own, so that nobody else's orders are counted with it. */
const place = (order = {}) =>
  placedOrder(service.database, {
    order: { bookshopId: randomUUID(), paymentMethod: 'shop', ...order },
    lines: [aBookLine({ quantity: 2 }), aBookLine()],
  });

describe('the figures of a day', () => {
  it('count each event once, however often and from how many sides its message comes', async () => {
    const placed = await place();
    const id = await addEvent(placed, 'place');
    await Promise.all(Array.from({ length: 8 }, () => count(id)));
    await count(id);
    expect(await figuresOf(placed.order.bookshopId ?? '')).toMatchObject({ orders: 1 });
  });

  it('add up what was ordered, paid, delivered, cancelled, returned and given back', async () => {
    const placed = await place();
    const refund = {
      id: randomUUID(),
      orderId: placed.order.id,
      paymentId: null,
      amountCents: 700,
      state: 'done' as const,
      reason: 'Reso',
      lineCents: {},
      providerId: null,
      createdAt: at,
      doneAt: at,
    };
    await service.database.manager.insert(Refund, refund);
    const { id: refundId } = refund;
    const steps: [string, object?][] = [
      ['place'],
      ['register-shop-payment', { amountCents: 9_950 }],
      ['deliver'],
      ['cancel'],
      ['cancel', { refundId }],
      ['receive-return'],
      ['reserve'],
    ];
    for (const [command, data] of steps) await count(await addEvent(placed, command, data));
    expect(await figuresOf(placed.order.bookshopId ?? '')).toMatchObject({
      orders: 1,
      paidOrders: 1,
      paidCents: '9950',
      deliveredPieces: 3,
      cancelledPieces: 6,
      returnedPieces: 3,
      refundedCents: '700',
    });
  });

  it('count money that goes back to a card once it is there, not when it is asked for', async () => {
    const placed = await place();
    const refund = {
      id: randomUUID(),
      orderId: placed.order.id,
      paymentId: randomUUID(),
      amountCents: 700,
      state: 'pending' as const,
      reason: 'Reso',
      lineCents: {},
      providerId: null,
      createdAt: at,
      doneAt: null,
    };
    await service.database.manager.insert(Refund, refund);
    const data = { refundId: refund.id };
    await count(await addEvent(placed, 'confirm-payment'));
    await count(await addEvent(placed, 'cancel', data));
    const asked = await figuresOf(placed.order.bookshopId ?? '');
    expect(asked).toMatchObject({ cancelledPieces: 3, refundedCents: '0' });
    await count(await addEvent(placed, 'confirm-refund', data));
    expect(await figuresOf(placed.order.bookshopId ?? '')).toMatchObject({ refundedCents: '700' });
  });

  it('leave out money that came for nothing and went back', async () => {
    const placed = await place();
    const payment = await aPayment(service.database, placed.order, { state: 'duplicate' });
    const refund = {
      id: randomUUID(),
      orderId: placed.order.id,
      paymentId: payment.id,
      amountCents: 700,
      state: 'done' as const,
      reason: 'Due volte',
      lineCents: {},
      providerId: null,
      createdAt: at,
      doneAt: at,
    };
    await service.database.manager.insert(Refund, refund);
    const data = { refundId: refund.id };
    await count(await addEvent(placed, 'confirm-payment'));
    await count(await addEvent(placed, 'confirm-refund', data));
    const late = await place();
    await service.database.manager.insert(Refund, {
      ...refund,
      id: randomUUID(),
      orderId: late.order.id,
      paymentId: null,
    });
    await count(await addEvent(late, 'place'));
    await count(await addEvent(late, 'refund', { refundId: refund.id }));
    for (const { order } of [placed, late]) {
      expect((await figuresOf(order.bookshopId ?? ''))?.refundedCents).toBe('0');
    }
  });

  it('count pieces that have got a line of their own since', async () => {
    const placed = await place({ paymentState: 'due' });
    const [line, other] = placed.lines.map(({ id }) => id);
    const delivered = await addEvent(placed, 'deliver');
    await service.app.get(OrderCommands, { strict: false }).run({
      orderId: placed.order.id,
      command: 'cancel',
      lineIds: [line ?? '', other ?? ''],
      pieces: [{ lineId: line ?? '', quantity: 1, of: 2 }],
      actor: systemActor,
    });
    await count(delivered);
    const where = { orderId: placed.order.id, command: 'cancel' };
    const { id } = await service.database.manager.findOneByOrFail(OrderEvent, where);
    await count(id);
    const { bookshopId } = placed.order;
    const { manager } = service.database;
    const days = await manager.findBy(DailyFigures, { bookshopId: bookshopId ?? '' });
    const sum = (of: 'deliveredPieces' | 'cancelledPieces') =>
      days.reduce((all, figures) => all + figures[of], 0);
    expect([sum('deliveredPieces'), sum('cancelledPieces')]).toEqual([3, 2]);
  });

  it('are the shop’s own where no bookshop hands the order out', async () => {
    const before = (await figuresOf(''))?.orders ?? 0;
    await count(await addEvent(await place({ bookshopId: null }), 'place'));
    expect((await figuresOf(''))?.orders).toBe(before + 1);
  });

  it('take no notice of an event that is not there', async () => {
    await expect(count('999999999')).resolves.toBeUndefined();
  });
});
