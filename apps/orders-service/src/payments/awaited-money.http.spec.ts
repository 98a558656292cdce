import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@zaino/rules/durations';
import { payElsewhere, tellSandbox } from '@zaino/tools/payment-sandbox/testing/shop-side';
import { ProvenAddressEntity } from '../mails/proven-address.entity';
import { systemActor } from '../orders/actor';
import { checkConsistency } from '../reconciliation/check-consistency';
import { AwaitedMoneySweep } from '../sweeps/awaited-money-sweep';
import { UnpaidOrderSweep } from '../sweeps/unpaid-order-sweep';
import { aBookLine, aProductLine, type OrderWithLines } from '../testing/placed-order';
import { PayingService } from '../testing/paying-service';
import { OrderCommands } from '../transitions/order-commands';

let paying: PayingService;
beforeAll(async () => {
  paying = await PayingService.start();
});
afterAll(() => paying.stop());
beforeEach(() => paying.misbehave({}));

const lines = () => [aBookLine(), aProductLine({ quantity: 2 })];
const completed = 'checkout.session.completed';
const failed = 'checkout.session.async_payment_failed';

/** An order of a family that has proven its address. */
async function familyOrder() {
  const customerId = randomUUID();
  const proven = { customerId, email: 'famiglia@example.com', toldAt: new Date() };
  await paying.service.dataSource.manager.insert(ProvenAddressEntity, proven);
  return paying.place({ lines: lines(), order: { customerId } });
}

/** An order whose page was left with a debit of the account; nothing is told of it yet. */
async function leftOrder() {
  const placed = await familyOrder();
  await payElsewhere(paying.sandbox, placed.page ?? '', 'sepa_debit');
  return { placed, id: placed.order.id, page: placed.page ?? '' };
}

/** The same, once the shop has heard of it. */
async function awaitedOrder() {
  const left = await leftOrder();
  await paying.deliverAll(left.id);
  return left;
}

const settle = (session: string, fails = false) =>
  tellSandbox(paying.sandbox, 'settle', { session, fails });

async function tell(id: string, type: string): Promise<void> {
  const [event] = await paying.events(id, type);
  if (!event) throw new Error(`The sandbox tells no ${type}.`);
  await paying.deliver(event);
}

async function pay(placed: OrderWithLines) {
  const customer = await paying.customerOf(placed);
  return customer.call<{ paymentUrl: string | null; code: string }>({
    method: 'POST',
    path: `/api/orders/${placed.order.id}/payment`,
  });
}

/** Moves the end of an order's time into the past, and lets the worker look. */
async function timeOver(id: string): Promise<void> {
  const { dataSource } = paying.service;
  const past = new Date(Date.now() - DAY_MS);
  await dataSource.query('UPDATE customer_order SET pay_before = ? WHERE id = ?', [past, id]);
  await paying.worker.app.get(UnpaidOrderSweep, { strict: false }).run();
}

async function expectAgreement(id: string): Promise<void> {
  await paying.settled();
  const found = await checkConsistency(paying.service.dataSource);
  expect(found.filter((sentence) => sentence.includes(id))).toEqual([]);
}

const pieces = (id: string) => paying.service.catalogue.reservations.get(id)?.state;

describe('an order whose money is on its way', () => {
  it('waits for it with its pieces, and no second page is opened', async () => {
    const { placed, id } = await awaitedOrder();
    const { order, payments } = await paying.facts(id);
    expect(order).toMatchObject({ state: 'received', paymentState: 'none', arePiecesKept: true });
    expect(order.payBefore).toEqual(order.moneyAwaitedUntil);
    expect(Number(order.payBefore) - Date.now()).toBeGreaterThan(13 * DAY_MS);
    expect(payments).toMatchObject([{ state: 'pending' }]);
    expect(await pay(placed)).toMatchObject({ status: 409, body: { code: 'payment-refused' } });
    await expectAgreement(id);
    expect(pieces(id)).toBe('confirmed');
    expect(await paying.history(id)).toEqual(['place', 'await-payment']);
  });

  it('is paid once it is there, in whichever order it is told, twice or by the sweep alone', async () => {
    const inOrder = [completed, 'checkout.session.async_payment_succeeded'];
    for (const told of [inOrder, inOrder.toReversed(), [...inOrder, ...inOrder], []]) {
      const { id, page } = await leftOrder();
      await settle(page);
      for (const type of told) await tell(id, type);
      if (told.length === 0) {
        const customer = await paying.customerOf(await paying.facts(id));
        await customer.call({ method: 'POST', path: `/api/orders/${id}/payment-checks` });
      }
      const { order, payments, refunds } = await paying.facts(id);
      expect(order).toMatchObject({ state: 'paid', payBefore: null, moneyAwaitedUntil: null });
      expect([payments.map(({ state }) => state), refunds]).toEqual([['paid'], []]);
      await expectAgreement(id);
      expect(pieces(id)).toBe('confirmed');
    }
  });

  it('is found paid by the worker, where nobody says so', async () => {
    const { id, page } = await awaitedOrder();
    await settle(page);
    await paying.worker.app.get(AwaitedMoneySweep, { strict: false }).run();
    expect((await paying.facts(id)).order.state).toBe('paid');
  });

  it('can be paid in another way for three days once it has failed, in whichever order that is told', async () => {
    for (const told of [[completed, failed], [failed, completed], [failed, failed], []]) {
      const { placed, id, page } = await leftOrder();
      if (told.length === 0) await paying.deliverAll(id);
      await settle(page, true);
      for (const type of told) await tell(id, type);
      await paying.worker.app.get(AwaitedMoneySweep, { strict: false }).run();
      const { order, payments } = await paying.facts(id);
      expect(payments).toMatchObject([{ state: 'failed' }]);
      expect(order).toMatchObject({ state: 'received', moneyAwaitedUntil: null });
      const days = (Number(order.payBefore) - Date.now()) / DAY_MS;
      expect([days > 2, days < 3.1]).toEqual([true, true]);
      await expectAgreement(id);
      expect(pieces(id)).toBe('confirmed');
      const { body } = await pay(placed);
      await paying.pay(body.paymentUrl?.split('/').at(-1) ?? null);
      await paying.deliverAll(id);
      expect((await paying.facts(id)).order).toMatchObject({ state: 'paid', refundedCents: 0 });
      await expectAgreement(id);
    }
  });

  it('gives its pieces back where nobody pays it in another way', async () => {
    const { id, page } = await awaitedOrder();
    await paying.settled();
    await settle(page, true);
    await tell(id, failed);
    await timeOver(id);
    await expectAgreement(id);
    const { order } = await paying.facts(id);
    expect([order.state, pieces(id)]).toEqual(['cancelled', 'released']);
  });

  it('is cancelled once its time is over, and what comes later goes back', async () => {
    const { id, page } = await awaitedOrder();
    await paying.settled();
    await timeOver(id);
    await paying.settled();
    expect((await paying.facts(id)).order).toMatchObject({
      state: 'cancelled',
      moneyAwaitedUntil: null,
    });
    await settle(page);
    await tell(id, 'checkout.session.async_payment_succeeded');
    await expectAgreement(id);
    const { order, refunds } = await paying.facts(id);
    expect(refunds).toMatchObject([{ amountCents: order.totalCents, state: 'done' }]);
  });

  it('can be cancelled as a whole by its customer, and not in part', async () => {
    const { placed, id, page } = await awaitedOrder();
    await paying.settled();
    const customer = await paying.customerOf(placed);
    const cancel = (lineIds: string[]) =>
      customer.call({
        method: 'POST',
        path: `/api/orders/${id}/cancellation`,
        body: { lineIds },
      });
    const ids = placed.lines.map((line) => line.id);
    expect((await cancel(ids.slice(0, 1))).status).toBe(409);
    expect((await cancel(ids)).status).toBe(200);
    await settle(page);
    await paying.deliverAll(id);
    await expectAgreement(id);
    const { order, refunds } = await paying.facts(id);
    expect([order.state, pieces(id)]).toEqual(['refunded', 'released']);
    expect(refunds).toMatchObject([{ amountCents: order.totalCents, state: 'done' }]);
  });
});

it('money that comes for an order which has changed goes back, and the rest can be paid', async () => {
  const { placed, id, page } = await awaitedOrder();
  await paying.settled();
  const commands = paying.service.app.get(OrderCommands, { strict: false });
  const lineIds = [placed.lines[1]?.id ?? ''];
  const command = { command: 'cancel', actor: systemActor, lineIds } as const;
  await commands.run({ orderId: id, ...command, data: { cause: 'stock' } });
  await settle(page);
  await paying.deliverAll(id);
  const { order, payments } = await paying.facts(id);
  expect([order.state, order.moneyAwaitedUntil]).toEqual(['received', null]);
  expect(payments).toMatchObject([{ state: 'duplicate' }]);
  await expectAgreement(id);
  const { body } = await pay(placed);
  await paying.pay(body.paymentUrl?.split('/').at(-1) ?? null);
  await paying.deliverAll(id);
  expect((await paying.facts(id)).order.state).toBe('paid');
  await expectAgreement(id);
});

it.each([true, false])(
  'nobody without a proven address is offered it: guest %s',
  async (isGuest) => {
    const guest = await paying.place({ order: { isGuest } });
    await payElsewhere(paying.sandbox, guest.page ?? '', 'sepa_debit');
    await paying.deliverAll(guest.order.id);
    expect((await paying.facts(guest.order.id)).payments).toMatchObject([{ state: 'open' }]);
  },
);
