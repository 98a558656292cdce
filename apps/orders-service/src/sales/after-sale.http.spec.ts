import { randomUUID } from 'node:crypto';
import type { AfterSale, OrdersToDo, OrderSteps } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import { RefundEntity } from '../payments/refund.entity';
import { aBookLine, aProductLine, placedOrder } from '../testing/placed-order';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { WithdrawalEntity } from '../withdrawals/withdrawal.entity';

let service: TestService;
let staff: SignedInCaller;
beforeAll(async () => {
  service = await startTestService();
  staff = await service.signIn({ role: 'admin' });
});
afterAll(() => service.stop());

const paid = { paymentState: 'paid' as const, paidAt: new Date('2026-03-01T08:00:00Z') };
const place = (order: Partial<OrderEntity> = {}, lines?: Partial<OrderLineEntity>[]) =>
  placedOrder(service.dataSource, { order: { ...paid, ...order }, lines });

const refund = (at: string, values: Partial<RefundEntity>) =>
  service.dataSource.manager.insert(RefundEntity, {
    id: randomUUID(),
    orderId: randomUUID(),
    paymentId: randomUUID(),
    amountCents: 1_000,
    state: 'done',
    reason: 'Reso',
    lineCents: {},
    extraCents: null,
    providerId: null,
    createdAt: new Date(at),
    doneAt: null,
    ...values,
  });

const withdrawal = (at: string, values: Partial<WithdrawalEntity>) =>
  service.dataSource.manager.insert(WithdrawalEntity, {
    id: randomUUID(),
    orderId: randomUUID(),
    name: 'Anna Bianchi',
    email: 'famiglia@example.com',
    lineIds: [],
    pieces: null,
    at: new Date(at),
    ...values,
  });

async function afterSale(from: string, to: string): Promise<AfterSale> {
  const path = `/api/admin/stats/after-sale?from=${from}&to=${to}`;
  const { status, body } = await staff.call<AfterSale>({ path });
  expect(status).toBe(200);
  return body;
}

const toDo = async () =>
  (await staff.call<OrdersToDo>({ path: '/api/admin/stats/orders-to-do' })).body;

const daysFromNow = (days: number) => italianDay(service.now() + days * DAY_MS);
const expected = (days: number, publisher: string | null) =>
  aBookLine({
    state: 'waiting',
    publisher,
    expectedFrom: daysFromNow(days - 3),
    expectedTo: daysFromNow(days),
  });

describe('books that are late', () => {
  it('are told by publisher, of whom most are first, with the oldest day', async () => {
    await place({}, [expected(-1, 'Valle'), expected(0, 'Valle'), expected(5, 'Puntuale')]);
    await place({}, [
      { ...expected(-2, 'Monte'), quantity: 2 },
      { ...expected(-9, 'Monte'), quantity: 1 },
      expected(-4, null),
    ]);
    await place({ paymentState: 'none', paidAt: null }, [expected(-1, 'Mai pagato')]);
    await place({}, [{ ...expected(-1, 'Arrivato'), state: 'delivered' }]);
    await place({}, [aProductLine({ expectedTo: daysFromNow(-1) })]);
    const { late } = await afterSale('2026-01-01', '2026-01-02');
    // Lines of other tests have the usual publisher.
    expect(late.filter(({ publisher }) => publisher !== 'Rio Secco')).toEqual([
      { publisher: 'Monte', orders: 1, pieces: 3, since: daysFromNow(-9) },
      { publisher: null, orders: 1, pieces: 1, since: daysFromNow(-4) },
      { publisher: 'Valle', orders: 1, pieces: 1, since: daysFromNow(-1) },
    ]);
  });
});

describe('what came back', () => {
  it('is told by why, and by the day on which it did', async () => {
    await refund('2026-02-01T08:00:00Z', { reason: 'Reso' });
    await refund('2026-02-02T08:00:00Z', { reason: 'Reso', amountCents: 500 });
    await refund('2026-02-02T08:00:00Z', { reason: 'Annullamento, tolti 5,00 € di spedizione' });
    await refund('2026-02-02T08:00:00Z', { reason: 'Scritto da Carla', amountCents: 2_050 });
    await refund('2026-02-02T08:00:00Z', { state: 'failed' });
    await refund('2026-02-03T23:30:00Z', { reason: 'Reso' });
    await refund('2025-02-02T08:00:00Z', { amountCents: 1_234 });
    const { refunds, refundsBefore } = await afterSale('2026-02-01', '2026-02-03');
    expect(refunds).toEqual([
      { kind: 'other', refunds: 1, amount: 20.5 },
      { kind: 'returned', refunds: 2, amount: 15 },
      { kind: 'cancelled', refunds: 1, amount: 10 },
    ]);
    expect(refundsBefore).toEqual({ refunds: 1, amount: 12.34 });
  });

  it('has the statements of withdrawal, with their pieces', async () => {
    const piece = { lineId: randomUUID(), named: randomUUID(), of: 3 };
    await withdrawal('2026-02-10T08:00:00Z', {
      pieces: [
        { ...piece, quantity: 2 },
        { ...piece, quantity: 1 },
      ],
    });
    await withdrawal('2026-02-11T08:00:00Z', { lineIds: [randomUUID(), randomUUID()] });
    await withdrawal('2025-02-11T08:00:00Z', { lineIds: [randomUUID()] });
    const { withdrawals, withdrawalsBefore } = await afterSale('2026-02-10', '2026-02-12');
    expect(withdrawals).toEqual({ statements: 2, pieces: 5 });
    expect(withdrawalsBefore).toEqual({ statements: 1, pieces: 1 });
  });
});

describe('what waits for staff', () => {
  it('has orders to prepare, as the list does', async () => {
    const before = await toDo();
    await place({ state: 'paid' }, [{ ...expected(5, 'Rio Secco'), state: 'paid' }]);
    await place({ state: 'waiting' }, [expected(5, 'Rio Secco')]);
    const { toPrepare } = await toDo();
    expect(toPrepare).toBe(before.toPrepare + 1);
    const { body } = await staff.call<{ total: number }>({
      path: '/api/admin/orders?state=paid',
    });
    expect(body.total).toBe(toPrepare);
  });

  it('has refunds that failed, until something else was given back', async () => {
    const { refundsFailed: before } = await toDo();
    const [older, newer] = [await place(), await place()];
    await refund('2020-02-02T08:00:00Z', { orderId: older.order.id, state: 'failed' });
    await refund('2020-03-02T08:00:00Z', { orderId: newer.order.id, state: 'failed' });
    expect(await toDo()).toMatchObject({
      refundsFailed: before + 2,
      failedRefundOf: older.order.id,
    });
    await refund('2020-02-03T08:00:00Z', { orderId: older.order.id, state: 'pending' });
    expect(await toDo()).toMatchObject({
      refundsFailed: before + 1,
      failedRefundOf: newer.order.id,
    });
    await refund('2020-03-03T08:00:00Z', { orderId: newer.order.id });
    expect((await toDo()).refundsFailed).toBe(before);
  });
});

describe('how far visitors came', () => {
  it('is told by pages of the checkout, orders, and those that are paid or due', async () => {
    const customer = await service.signIn();
    const today = italianDay(service.now());
    const steps = async () => {
      const path = `/api/admin/stats/order-steps?from=${today}&to=${today}`;
      return (await staff.call<OrderSteps>({ path })).body;
    };
    const before = await steps();
    await customer.call({ path: '/api/checkout' });
    await customer.call({ path: '/api/checkout' });
    await place({ createdAt: new Date(service.now()) });
    await place({ createdAt: new Date(service.now()), paymentState: 'none', paidAt: null });
    const now = await steps();
    expect(now.countedSince).toBe(today);
    expect([
      now.checkouts - before.checkouts,
      now.placed - before.placed,
      now.confirmed - before.confirmed,
    ]).toEqual([2, 2, 1]);
  });
});
