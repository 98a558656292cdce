import type { DeskOrder, Order } from '@zaino/contracts/orders';
import { SECOND_MS } from '@zaino/rules/durations';
import { cedoleWorld } from '../cedole-desk/testing/cedole-world';
import { checkConsistency } from '../reconciliation/check-consistency';
import { ACCOUNT, PayingService } from '../testing/paying-service';
import { bookshopPartCents } from './bookshop-share';

let paying: PayingService;
let world: Awaited<ReturnType<typeof cedoleWorld>>;
beforeAll(async () => {
  paying = await PayingService.start();
  world = await cedoleWorld(paying.service);
});
const payments = { accountId: ACCOUNT, canTakeCards: true, isVerified: true };
beforeEach(async () => {
  await paying.misbehave({});
  takesCards(true);
});
afterEach(async () => {
  await paying.settled();
  expect(await checkConsistency(paying.service.dataSource)).toEqual([]);
});
afterAll(() => paying.stop());

/** The bookshop from now on, and everybody knows. */
function takesCards(canTakeCards: boolean): void {
  const { service } = paying;
  service.bookshops.add({ id: world.bookshopId, payments: { ...payments, canTakeCards } });
  service.advance(11 * SECOND_MS);
}

const refused = { decision: 'refused', reason: 'Scaduta' };
const aRefusal = async (): Promise<DeskOrder> => {
  const lines = [world.book(21.6), world.book(8.4)];
  const order = await world.placed(lines, { cedole: [world.cedola()] });
  return (await world.decide(order, refused)).body;
};
const openPage = async (orderId: string) => {
  const path = `/api/orders/${orderId}/payment`;
  const { body } = await world.family.call<{ paymentUrl: string }>({ method: 'POST', path });
  return body.paymentUrl.split('/').at(-1) ?? null;
};
const cancel = ({ id }: DeskOrder, lineIds: unknown[]) =>
  world.family.call({ method: 'POST', path: `/api/orders/${id}/cancellation`, body: { lineIds } });
const cancelFirst = (order: DeskOrder) => cancel(order, [order.lines[0]?.id]);

describe('the books of a refused cedola', () => {
  it('are paid by card from the order’s page, once, with the bookshop’s part', async () => {
    const order = await aRefusal();
    // Nobody is written to of a refusal who has paid by then.
    await paying.settled();
    const page = await openPage(order.id);
    expect(await openPage(order.id)).toBe(page);
    await paying.pay(page);
    await paying.deliverAll(order.id);
    const { order: paid, payments, lines } = await paying.facts(order.id);
    expect(paid).toMatchObject({ paymentState: 'paid', payBefore: null, cedolaState: null });
    const payment = payments.at(-1);
    expect(payment).toMatchObject({ state: 'paid', amountCents: 3_000 });
    expect(payment && bookshopPartCents(payment)).toBe(2_850);
    expect(lines.map(({ soldBy }) => soldBy)).toEqual([world.bookshopId, world.bookshopId]);
    expect(lines.map(({ cedolaId }) => cedolaId)).toEqual([null, null]);
    await paying.settled();
    const mails = paying.service.mailbox.mails.filter(({ subject }) =>
      subject?.includes(order.number),
    );
    expect(mails.map(({ subject }) => subject?.split(':')[0])).toEqual(
      expect.arrayContaining(['Cedola non accettata', 'Pagamento ricevuto']),
    );
  });

  it('are paid at the counter alone, or cancelled, while the bookshop takes no cards', async () => {
    takesCards(false);
    const order = await aRefusal();
    await paying.settled();
    // Which of an order's two mails goes out first is nobody's promise.
    const mail = paying.service.mailbox.mails.find(
      ({ subject }) =>
        subject?.startsWith('Cedola non accettata') && subject.includes(order.number),
    );
    expect(mail?.text).toContain('puoi dire che paghi questi libri in libreria quando ritiri');
    expect(mail?.text).not.toContain('online');
    expect(await world.readOwn(order.id)).toMatchObject({ canPay: false, cardsOff: true });
    const path = `/api/orders/${order.id}/payment`;
    expect(await world.family.call({ method: 'POST', path })).toMatchObject({
      status: 409,
      body: { code: 'bookshop-cards-off' },
    });
    const own = await world.readOwn(order.id);
    expect(own.lines.every(({ commands }) => commands.includes('cancel'))).toBe(true);
    const [cedola] = own.cedole ?? [];
    const inShop = `/api/orders/${order.id}/cedole/${cedola?.id ?? ''}/payment-in-shop`;
    const kept = await world.family.call<Order>({ method: 'POST', path: inShop });
    expect(kept).toMatchObject({ status: 200, body: { canPay: false } });
    expect(kept.body.cardsOff).toBeUndefined();
  });

  it('are paid by card again once the bookshop takes them', async () => {
    const order = await aRefusal();
    takesCards(false);
    await world.readOwn(order.id);
    takesCards(true);
    const own = await world.readOwn(order.id);
    expect(own.canPay).toBe(true);
    expect(own.cardsOff).toBeUndefined();
  });

  it('come back to the card they were paid with', async () => {
    const order = await aRefusal();
    await paying.pay(await openPage(order.id));
    await paying.deliverAll(order.id);
    expect((await cancelFirst(order)).status).toBe(200);
    await paying.settled();
    await paying.deliverAll(order.id);
    const { refunds, payments } = await paying.facts(order.id);
    expect(refunds).toMatchObject([
      { state: 'done', amountCents: 2_160, paymentId: payments.at(-1)?.id },
    ]);
    expect(refunds.map(({ reversalCents, feeCents }) => reversalCents - feeCents)).toEqual([2_052]);
  });

  it('are asked for anew once some of them were cancelled', async () => {
    const order = await aRefusal();
    const page = await openPage(order.id);
    await cancelFirst(order);
    const next = await openPage(order.id);
    expect(next).not.toBe(page);
    await paying.pay(next);
    await paying.deliverAll(order.id);
    const { payments } = await paying.facts(order.id);
    expect(payments.filter(({ state }) => state === 'paid')).toMatchObject([{ amountCents: 840 }]);
    expect(payments.every(({ state }) => state === 'paid' || state === 'expired')).toBe(true);
  });

  it('are not paid twice: what comes after the counter goes back', async () => {
    const order = await aRefusal();
    const page = await openPage(order.id);
    const now = (await world.read(order.id)).body;
    const payment = { command: 'register-shop-payment', lineIds: [], tender: 'cash' };
    expect((await world.command(now, payment)).status).toBe(200);
    await paying.pay(page);
    await paying.deliverAll(order.id);
    await paying.settled();
    const { payments, refunds, order: after } = await paying.facts(order.id);
    expect(payments.at(-1)).toMatchObject({ state: 'duplicate' });
    expect(refunds).toMatchObject([{ amountCents: 3_000, reason: 'L’ordine era già pagato' }]);
    expect(after.refundedCents).toBe(0);
  });

  it.each([
    ['some of them were cancelled', 1, 'L’ordine è cambiato prima che arrivasse il denaro'],
    ['all of them were cancelled', 2, 'L’ordine era già annullato'],
  ])('are told why their money goes back that came after %s', async (_, count, reason) => {
    const order = await aRefusal();
    const page = await openPage(order.id);
    // Word of it comes after the cancellation.
    await paying.pay(page);
    const lineIds = order.lines.slice(0, count).map(({ id }) => id);
    expect((await cancel(order, lineIds)).status).toBe(200);
    await paying.deliverAll(order.id);
    await paying.settled();
    const { payments, refunds } = await paying.facts(order.id);
    expect(payments.at(-1)).toMatchObject({ state: 'duplicate' });
    expect(refunds).toMatchObject([{ amountCents: 3_000, reason }]);
  });
});
