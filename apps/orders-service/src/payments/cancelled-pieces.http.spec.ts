import type { Order } from '@zaino/contracts/orders';
import type { OrderCommand } from '../orders/command';
import { OrderCommands } from '../transitions/order-commands';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import { checkConsistency } from '../reconciliation/check-consistency';
import { ACCOUNT, PayingService } from '../testing/paying-service';
import { aBookLine, aProductLine, type OrderWithLines } from '../testing/placed-order';

const BOOKSHOP = '22222222-2222-4222-8222-222222222222';
const staff = { who: 'staff', id: 'admin-1', name: 'Carla' } as const;

let paying: PayingService;
beforeAll(async () => {
  paying = await PayingService.start();
});
afterAll(() => paying.stop());

const inShop: Partial<OrderEntity> = {
  paymentMethod: 'shop',
  paymentState: 'due',
  payBefore: null,
  shippingMethod: 'pickup',
  shippingCents: 0,
  totalCents: 6_300,
};
const twins = (changes: Partial<OrderLineEntity> = {}) =>
  aBookLine({ quantity: 2, reference: '9788800000022', ...changes });

async function paidOrder(lines = [twins(), aBookLine()], account?: string) {
  const order = account ? { bookshopId: BOOKSHOP } : {};
  const placed = await paying.place({ lines, order, ...(account && { account }) });
  await paying.pay(placed.page);
  await paying.deliverAll(placed.order.id);
  await paying.settled();
  return placed;
}

const one = ({ lines }: OrderWithLines, changes: object = {}) => ({
  lineIds: [lines[0]?.id ?? ''],
  pieces: [{ lineId: lines[0]?.id ?? '', quantity: 1, of: 2, ...changes }],
});
async function cancel(placed: OrderWithLines, body: object = one(placed)) {
  const { call } = await paying.customerOf(placed);
  return call<Order>({
    method: 'POST',
    path: `/api/orders/${placed.order.id}/cancellation`,
    body,
  });
}
function command({ order }: OrderWithLines, given: Omit<OrderCommand, 'orderId' | 'actor'>) {
  const commands = paying.service.app.get(OrderCommands, { strict: false });
  return commands.run({ orderId: order.id, actor: staff, ...given });
}
const stateOf = ({ lines }: { lines: { quantity: number; state: string }[] }) =>
  lines.map(({ quantity, state }) => `${quantity} ${state}`);
const isRight = async () => expect(await checkConsistency(paying.service.dataSource)).toEqual([]);

describe('a cancellation of one of two pieces', () => {
  it('leaves the other in the order, and gives back what one cost', async () => {
    const placed = await paidOrder();
    const { status, body } = await cancel(placed);
    expect(status).toBe(200);
    // Its money may be back before the answer is read.
    const gone = expect.stringMatching(/^1 (?:cancelled|refunded)$/) as string;
    expect(stateOf(body)).toEqual(['1 paid', gone, '1 paid']);
    expect(body.refunds).toMatchObject([{ amount: 31.5 }]);
    expect(body.totals).toMatchObject({ itemCount: 3, refunded: 31.5 });
    expect(body.events.at(-1)?.text).toBe('Annullato · Matematica verde 1 (1 pezzo)');
    await paying.settled();
    expect(stateOf(await paying.facts(placed.order.id))).toEqual([
      '1 paid',
      '1 refunded',
      '1 paid',
    ]);
    const mails = paying.service.mailbox.mailsTo(placed.order.contact.email);
    const texts = mails
      .map(({ text = '' }) => text)
      .filter((text) => text.includes(placed.order.id));
    expect(texts.filter((text) => text.includes('Matematica verde 1 (1 copia)'))).not.toEqual([]);
    await isRight();
  });

  it('happens once, however many tabs ask for it', async () => {
    const placed = await paidOrder();
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(placed)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await cancel(placed)).body.code).toBe('order-moved');
    const facts = await paying.facts(placed.order.id);
    expect(stateOf(facts)).toHaveLength(3);
    expect(facts.refunds).toHaveLength(1);
    await isRight();
  });

  it('and then of the other, gives the shipping costs back with the last', async () => {
    const placed = await paidOrder([twins({ discountCents: 101 })]);
    await cancel(placed);
    const { body } = await cancel(placed, { lineIds: [placed.lines[0]?.id] });
    expect(body.refunds.map(({ amount }) => amount)).toEqual([31, 35.99]);
    expect(body.paymentState).toBe('refunded');
    await isRight();
  });

  it('takes the bookshop’s part back by its share, to the cent', async () => {
    const ofShop = { sellerId: BOOKSHOP, priceCents: 3_333 };
    const placed = await paidOrder([twins({ quantity: 3, ...ofShop }), aBookLine()], ACCOUNT);
    const [payment] = (await paying.facts(placed.order.id)).payments;
    for (const left of [3, 2]) {
      expect((await cancel(placed, one(placed, { of: left }))).status).toBe(200);
    }
    await cancel(placed, { lineIds: [placed.lines[0]?.id] });
    await paying.settled();
    const { refunds } = await paying.facts(placed.order.id);
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([3_333, 3_333, 3_333]);
    expect(refunds.reduce((sum, { reversalCents }) => sum + reversalCents, 0)).toBe(
      payment?.transferCents,
    );
    await isRight();
  });

  it('shares goodwill that was given before, also where that fails later', async () => {
    const placed = await paidOrder();
    const lineIds = one(placed).lineIds;
    const data = { amountCents: 601, reason: 'Copertina rovinata' };
    await command(placed, { command: 'refund', lineIds, data });
    await paying.settled();
    const [goodwill] = await paying.events(placed.order.id, 'refund.created');
    await cancel(placed);
    await paying.settled();
    const cents = async () => {
      const { lines, order } = await paying.facts(placed.order.id);
      return [order.refundedCents, ...lines.map(({ refundedCents }) => refundedCents)];
    };
    // The piece had 3,00 € of the 6,01 back already.
    expect(await cents()).toEqual([601 + 2_850, 301, 3_150, 0]);
    await isRight();
    if (!goodwill) throw new Error('The sandbox tells nothing of the refund.');
    const failed = { ...goodwill, id: `${goodwill.id}f`, type: 'refund.failed' as const };
    const object = { ...goodwill.data.object, status: 'failed' };
    await paying.deliver({ ...failed, data: { object } } as typeof goodwill);
    expect(await cents()).toEqual([2_850, 0, 2_850, 0]);
    await isRight();
  });

  it('gives a piece of a product back to the stock, both where both go together', async () => {
    const reference = `P-${1_000 + (Date.now() % 9_000)}`;
    const placed = await paidOrder([aProductLine({ reference, quantity: 3 }), aBookLine()]);
    const before = paying.service.catalogue.stockOf(reference);
    await cancel(placed, one(placed, { of: 3 }));
    await paying.settled();
    expect(paying.service.catalogue.stockOf(reference)).toBe(before + 1);
    await cancel(placed, one(placed, { of: 2 }));
    await cancel(placed, { lineIds: [placed.lines[0]?.id] });
    await paying.settled();
    expect(paying.service.catalogue.stockOf(reference)).toBe(before + 3);
    expect(await paying.parked()).toEqual([]);
  });

  it('is owed nothing where it is paid in the shop', async () => {
    const placed = await paying.place({ order: inShop, lines: [twins()] });
    const { body } = await cancel(placed);
    expect(stateOf(body)).toEqual(['1 received', '1 cancelled']);
    expect(body.refunds).toEqual([]);
    await command(placed, { command: 'register-shop-payment' });
    const { body: after } = await (
      await paying.customerOf(placed)
    ).call<Order>({
      path: `/api/orders/${placed.order.id}`,
    });
    expect(after.events.at(-1)?.text).toMatch(/^Pagato in libreria di 31,50\u00a0€/);
    await isRight();
  });

  it('is off the bill before the order is paid by card', async () => {
    const placed = await paying.place({ lines: [twins()] });
    const { status, body } = await cancel(placed);
    expect(status).toBe(200);
    expect(stateOf(body).toSorted()).toEqual(['1 cancelled', '1 received']);
    expect(body.totals).toMatchObject({ total: 68, due: 36.5 });
    await isRight();
  });

  it('is refused once it is on its way, and leaves the line as it was', async () => {
    const placed = await paidOrder();
    await command(placed, { command: 'reserve' });
    await command(placed, { command: 'ship', data: { carrier: 'C', code: '1', url: '' } });
    const { status, body } = await cancel(placed);
    expect([status, body.code]).toEqual([409, 'command-refused']);
    expect(stateOf(await paying.facts(placed.order.id))).toEqual(['2 shipped', '1 shipped']);
  });

  it.each<[string, object]>([
    ['none', { quantity: 0 }],
    ['more than the line has', { quantity: 3 }],
    ['a line that is not named', { lineId: BOOKSHOP }],
  ])('is refused at the door for pieces of %s', async (_, changes) => {
    const placed = await paying.place({ order: inShop, lines: [twins()] });
    expect((await cancel(placed, one(placed, changes))).status).toBe(400);
  });

  it('finds no line of another order', async () => {
    const placed = await paidOrder();
    const other = await paidOrder();
    const { status, body } = await cancel(placed, one(other));
    expect([status, body.code]).toEqual([409, 'command-refused']);
    expect(stateOf(await paying.facts(other.order.id))).toEqual(['2 paid', '1 paid']);
  });
});
