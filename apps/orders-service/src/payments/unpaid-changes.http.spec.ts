import type { Order, OrderSummary } from '@zaino/contracts/orders';
import { KEPT_SHIPPING_SINCE } from '@zaino/rules/kept-shipping';
import { LEAST_CARD_CENTS } from '../orders/owed';
import type { OrderEntity } from '../orders/order.entity';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { checkConsistency } from '../reconciliation/check-consistency';
import { OpenPaymentSweep } from '../sweeps/open-payment-sweep';
import { ACCOUNT, PayingService } from '../testing/paying-service';
import { aBookLine, aProductLine, type OrderWithLines } from '../testing/placed-order';
import { OrderCommands } from '../transitions/order-commands';

/** An order by card of which something is cancelled before it is paid. */

const BOOKSHOP = '66666666-6666-4666-8666-666666666666';
const staff = { who: 'staff', id: 'admin-1', name: 'Carla' } as const;
const later = { expectedFrom: '2099-09-01', expectedTo: '2099-09-10' };

type Placed = OrderWithLines & { page: string | null };

let paying: PayingService;
beforeAll(async () => {
  paying = await PayingService.start();
});
afterAll(() => paying.stop());
beforeEach(() => paying.misbehave({}));
afterEach(async () => {
  expect(await checkConsistency(paying.service.dataSource)).toEqual([]);
});

/** A book of 31,50 €, another of 20 €, and two pens of 2,50 €. */
const threeLines = (): Partial<OrderLineEntity>[] => [
  aBookLine(later),
  aBookLine({ ...later, reference: '9788800000022', priceCents: 2_000 }),
  aProductLine({ ...later, quantity: 2 }),
];
const place = (order: Partial<OrderEntity> = {}, lines = threeLines()): Promise<Placed> =>
  paying.place({ lines, order });

async function send(placed: OrderWithLines, path: string, body?: object) {
  const { call } = await paying.customerOf(placed);
  return call<Order & { code?: string; isPaid: boolean; paymentUrl: string | null }>({
    method: 'POST',
    path: `/api/orders/${placed.order.id}/${path}`,
    ...(body && { body }),
  });
}
const idsOf = ({ lines }: OrderWithLines, ...places: number[]) =>
  places.map((at) => lines[at]?.id ?? '');
const cancel = (placed: OrderWithLines, places: number[], more: object = {}) =>
  send(placed, 'cancellation', { lineIds: idsOf(placed, ...places), ...more });

/** As the family comes back and pays what is due. */
async function payAgain(placed: OrderWithLines): Promise<string> {
  const { status, body } = await send(placed, 'payment');
  expect([status, body.isPaid]).toEqual([200, false]);
  const page = new URL(body.paymentUrl ?? '').pathname.split('/').at(-1) ?? '';
  await paying.pay(page);
  return page;
}
async function settleAll({ order }: OrderWithLines) {
  await paying.deliverAll(order.id);
  await paying.settled();
  return paying.facts(order.id);
}
async function keptAtProvider({ order }: OrderWithLines): Promise<number> {
  const { charges } = await paying.ledger();
  return charges
    .filter(({ metadata, paid }) => metadata.orderId === order.id && paid)
    .reduce((sum, one) => sum + one.amount - one.amount_refunded, 0);
}
/** As the family's list of orders has it. */
async function listed(placed: OrderWithLines): Promise<OrderSummary | undefined> {
  const { call } = await paying.customerOf(placed);
  const { body } = await call<{ orders: OrderSummary[] }>({ method: 'GET', path: '/api/orders' });
  return body.orders.find(({ id }) => id === placed.order.id);
}
const statesOf = ({ lines }: { lines: { state: string }[] }) => lines.map(({ state }) => state);

describe('an order that is yet to be paid by card', () => {
  it('asks for the rest once a part is cancelled, and its old page is closed', async () => {
    const placed = await place();
    const { status, body } = await cancel(placed, [1]);
    expect([status, body.state, body.canPay]).toEqual([200, 'received', true]);
    expect(statesOf(body)).toEqual(['received', 'cancelled', 'received']);
    expect(body.totals).toMatchObject({ total: 61.5, due: 41.5, refunded: 0 });
    expect(await listed(placed)).toMatchObject({ total: 61.5, due: 41.5 });
    const { sessions } = await paying.ledger();
    expect(sessions.find(({ id }) => id === placed.page)?.status).toBe('expired');
    await payAgain(placed);
    const facts = await settleAll(placed);
    expect(facts.order).toMatchObject({ paymentState: 'paid', state: 'paid', refundedCents: 0 });
    expect(statesOf(facts)).toEqual(['paid', 'cancelled', 'reserved']);
    expect(facts.payments.map(({ state, amountCents }) => [state, amountCents])).toEqual([
      ['expired', 6_150],
      ['paid', 4_150],
    ]);
    expect(facts.refunds).toEqual([]);
    expect(await keptAtProvider(placed)).toBe(4_150);
    const { call } = await paying.customerOf(placed);
    const shown = await call<Order>({ path: `/api/orders/${placed.order.id}` });
    const way = 'carta che termina con 4242';
    expect(shown.body.paid).toEqual({ by: 'card', amount: 41.5, way });
  });

  it('gives back what is paid on the old page, as it came, and waits for the rest', async () => {
    const placed = await place();
    await paying.misbehave({ failNext: 9, only: 'POST /v1/checkout/sessions/' });
    expect((await cancel(placed, [0])).status).toBe(200);
    await paying.misbehave({});
    await paying.pay(placed.page);
    const facts = await settleAll(placed);
    expect(facts.order).toMatchObject({ state: 'received', paymentState: 'none', paidAt: null });
    expect(facts.payments.map(({ state }) => state)).toEqual(['duplicate']);
    expect(facts.refunds).toMatchObject([{ amountCents: 6_150, state: 'done', lineCents: {} }]);
    expect(await keptAtProvider(placed)).toBe(0);
    await payAgain(placed);
    const paid = await settleAll(placed);
    expect(paid.order).toMatchObject({ paymentState: 'paid', refundedCents: 0 });
    expect(await keptAtProvider(placed)).toBe(3_000);
  });

  it('takes the money that came before the cancellation, which gives its part back then', async () => {
    const placed = await place();
    await paying.pay(placed.page);
    await paying.deliverAll(placed.order.id);
    await cancel(placed, [1]);
    const facts = await settleAll(placed);
    expect(facts.order).toMatchObject({ paymentState: 'partly-refunded', refundedCents: 2_000 });
    expect(await keptAtProvider(placed)).toBe(4_150);
  });

  it('is cancelled once its last part is, and takes no money then', async () => {
    const placed = await place();
    await cancel(placed, [0]);
    await cancel(placed, [1]);
    const { body } = await cancel(placed, [2]);
    expect([body.state, body.canPay, body.payBefore]).toEqual(['cancelled', false, null]);
    const refused = await send(placed, 'payment');
    expect([refused.status, refused.body.code]).toEqual([409, 'payment-refused']);
    await paying.settled();
    expect(await keptAtProvider(placed)).toBe(0);
  });

  it('gives the pieces of what was cancelled back, and keeps the others', async () => {
    const placed = await place({}, [
      aProductLine({ quantity: 2 }),
      aProductLine({ reference: 'P-0002' }),
    ]);
    const [pens, other] = placed.lines;
    const lineId = pens?.id ?? '';
    const pieces = [{ lineId, quantity: 1, of: 2 }];
    const { status } = await send(placed, 'cancellation', { lineIds: [lineId], pieces });
    expect(status).toBe(200);
    await payAgain(placed);
    const facts = await settleAll(placed);
    expect(statesOf(facts).toSorted()).toEqual(['cancelled', 'reserved', 'reserved']);
    const kept = paying.service.catalogue.reservations.get(placed.order.id)?.pieces;
    expect([kept?.get(pens?.reference ?? ''), kept?.get(other?.reference ?? '')]).toEqual([1, 1]);
  });

  it('goes on where only products were cancelled, all of them', async () => {
    const placed = await place();
    await cancel(placed, [2]);
    await payAgain(placed);
    const facts = await settleAll(placed);
    expect(statesOf(facts)).toEqual(['paid', 'paid', 'cancelled']);
    expect(facts.order).toMatchObject({ paymentState: 'paid', refundedCents: 0 });
  });

  it('is not left with less than the provider takes', async () => {
    const cheap = aProductLine({ priceCents: LEAST_CARD_CENTS - 1 });
    const placed = await place({ shippingCents: 0, totalCents: 3_199 }, [aBookLine(), cheap]);
    const { status, body } = await cancel(placed, [0]);
    expect([status, body.code]).toEqual([409, 'command-refused']);
    expect((await cancel(placed, [0, 1])).status).toBe(200);
  });

  it('pays a bookshop its part of what is left', async () => {
    const lines = [
      aBookLine({ sellerId: BOOKSHOP, soldBy: BOOKSHOP }),
      aBookLine({ sellerId: BOOKSHOP, soldBy: BOOKSHOP, reference: '9788800000022' }),
    ];
    const order = { bookshopId: BOOKSHOP, shippingMethod: 'pickup' as const, shippingCents: 0 };
    paying.service.bookshops.add({ id: BOOKSHOP, stripeAccountId: ACCOUNT });
    const whole = { ...order, totalCents: 6_300 };
    const placed = await paying.place({ lines, order: whole, account: ACCOUNT });
    await cancel(placed, [1]);
    await payAgain(placed);
    const { payments } = await settleAll(placed);
    const [before, paid] = payments;
    expect(paid).toMatchObject({ state: 'paid', amountCents: 3_150, destination: ACCOUNT });
    const shareOf = (one: typeof paid) => (one ? one.transferCents - one.feeCents : 0);
    expect(shareOf(paid) * 2).toBeGreaterThanOrEqual(shareOf(before) - 1);
    expect(shareOf(paid) * 2).toBeLessThanOrEqual(shareOf(before) + 1);
  });

  it('has shipping to pay where it is free no more, as was shown', async () => {
    const lines = [1, 2, 3].map((at) => aBookLine({ ...later, reference: `978880000001${at}` }));
    const acceptedTexts = { terms: KEPT_SHIPPING_SINCE, privacy: '2026-11-23' };
    const placed = await place({ acceptedTexts }, lines);
    const unseen = await cancel(placed, [0]);
    expect([unseen.status, unseen.body.code]).toEqual([409, 'order-moved']);
    const { status, body } = await cancel(placed, [0], { heldBack: 5 });
    expect(status).toBe(200);
    expect(body.totals).toMatchObject({ shippingCost: 5, due: 68, refunded: 0 });
    expect(body.events.at(-1)?.text).toMatch(/la spedizione non è più gratuita: 5,00/);
    expect((await cancel(placed, [1])).body.totals).toMatchObject({ shippingCost: 5, due: 36.5 });
    await payAgain(placed);
    await settleAll(placed);
    const all = await cancel(placed, [2]);
    expect(all.body.totals).toMatchObject({ refunded: 36.5 });
    await settleAll(placed);
    expect(await keptAtProvider(placed)).toBe(0);
  });
});

describe('staff', () => {
  const commands = () => paying.service.app.get(OrderCommands, { strict: false });

  it('cancels a part of it, and the worker closes the page that asks for the old sum', async () => {
    const placed = await place();
    const [lineId = ''] = idsOf(placed, 1);
    const of = { orderId: placed.order.id, actor: staff };
    await commands().run({
      ...of,
      command: 'cancel',
      lineIds: [lineId],
      data: { reason: 'Esaurito' },
    });
    await paying.service.dataSource.query(
      'UPDATE payment SET created_at = created_at - INTERVAL 1 HOUR WHERE order_id = ?',
      [placed.order.id],
    );
    await paying.worker.app.get(OpenPaymentSweep, { strict: false }).run();
    const { payments } = await paying.facts(placed.order.id);
    expect(payments.map(({ state }) => state)).toEqual(['expired']);
    await payAgain(placed);
    expect((await settleAll(placed)).order).toMatchObject({ paymentState: 'paid' });
    expect(await keptAtProvider(placed)).toBe(4_150);
  });

  it('and the family cancel at once: each line once, and what is left is what is paid', async () => {
    const placed = await place();
    const [first = ''] = idsOf(placed, 0);
    const byStaff = commands()
      .run({ orderId: placed.order.id, actor: staff, command: 'cancel', lineIds: [first] })
      .catch(() => null);
    await Promise.all([byStaff, cancel(placed, [0]), cancel(placed, [1])]);
    await payAgain(placed);
    expect(statesOf(await settleAll(placed))).toEqual(['cancelled', 'cancelled', 'reserved']);
    expect(await keptAtProvider(placed)).toBe(1_000);
  });
});
