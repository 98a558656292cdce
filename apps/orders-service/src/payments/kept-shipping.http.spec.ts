import type { Order } from '@zaino/contracts/orders';
import { KEPT_SHIPPING_SINCE } from '@zaino/rules/kept-shipping';
import { checkConsistency } from '../reconciliation/check-consistency';
import { PayingService } from '../testing/paying-service';
import { aBookLine, type OrderWithLines } from '../testing/placed-order';
import { OrderCommands } from '../transitions/order-commands';

let paying: PayingService;
beforeAll(async () => {
  paying = await PayingService.start();
});
afterAll(() => paying.stop());

const later = { expectedFrom: '2099-09-01', expectedTo: '2099-09-10' };

/** Three books of 31,50 €, sent for free. */
async function threeBooks(terms = KEPT_SHIPPING_SINCE) {
  const acceptedTexts = { terms, privacy: '2026-11-23' };
  const lines = [1, 2, 3].map((number) =>
    aBookLine({ ...later, reference: `978880000001${number}` }),
  );
  const placed = await paying.place({ lines, order: { acceptedTexts } });
  await paying.pay(placed.page);
  await paying.deliverAll(placed.order.id);
  await paying.settled();
  return placed;
}
const idsOf = ({ lines }: OrderWithLines, ...places: number[]) =>
  places.map((place) => lines[place]?.id ?? '');
async function send(placed: OrderWithLines, path: string, body: object) {
  const { call } = await paying.customerOf(placed);
  return call<Order>({ method: 'POST', path: `/api/orders/${placed.order.id}/${path}`, body });
}
const isRight = async () => expect(await checkConsistency(paying.service.dataSource)).toEqual([]);

describe('free shipping', () => {
  it('is lost with two of three pieces: 5 € are held back, as was shown', async () => {
    const placed = await threeBooks();
    const lineIds = idsOf(placed, 0, 1);
    const { status, body } = await send(placed, 'cancellation', { lineIds, heldBack: 5 });
    expect(status).toBe(200);
    expect(body.refunds).toMatchObject([
      { amount: 58, reason: 'Annullamento, tolti 5,00\u00a0€ di spedizione' },
    ]);
    expect(body.totals).toMatchObject({ refunded: 58, keptShipping: 5, givenUp: 63 });
    expect(body.events.at(-1)?.text).toMatch(
      /^Annullato, dal rimborso tolti 5,00\u00a0€ di spedizione/,
    );
    await isRight();
    await paying.settled();
    const mails = paying.service.mailbox.mailsTo(placed.order.contact.email);
    const texts = mails.map(({ text = '' }) => text);
    expect(texts.some((text) => text.includes('dal rimborso abbiamo tolto 5,00'))).toBe(true);
    await isRight();
  });

  it.each([[undefined], [4]])('is not lost unseen: %s shown changes nothing', async (heldBack) => {
    const placed = await threeBooks();
    const lineIds = idsOf(placed, 0, 1);
    const { status, body } = await send(placed, 'cancellation', { lineIds, heldBack });
    expect([status, body.code]).toEqual([409, 'order-moved']);
    expect((await paying.facts(placed.order.id)).refunds).toEqual([]);
  });

  it('comes back once the customer cancels the rest', async () => {
    const placed = await threeBooks();
    await send(placed, 'cancellation', { lineIds: idsOf(placed, 0), heldBack: 5 });
    await send(placed, 'cancellation', { lineIds: idsOf(placed, 1) });
    const { body } = await send(placed, 'cancellation', { lineIds: idsOf(placed, 2) });
    expect(body.refunds.map(({ amount }) => amount)).toEqual([26.5, 31.5, 36.5]);
    expect(body.totals).toMatchObject({ refunded: 94.5, keptShipping: 0 });
    expect(body.paymentState).toBe('refunded');
    await isRight();
  });

  it('comes back once the shop cancels the rest, which holds nothing back itself', async () => {
    const placed = await threeBooks();
    const commands = paying.service.app.get(OrderCommands, { strict: false });
    const cancel = (...places: number[]) =>
      commands.run({
        orderId: placed.order.id,
        command: 'cancel',
        lineIds: idsOf(placed, ...places),
        actor: { who: 'staff', id: 'admin-1', name: 'Carla' },
        data: { reason: 'Fuori stampa' },
      });
    await cancel(0);
    await send(placed, 'cancellation', { lineIds: idsOf(placed, 1), heldBack: 5 });
    await cancel(2);
    const { refunds } = await paying.facts(placed.order.id);
    const amounts = refunds.map(({ amountCents }) => amountCents);
    expect(amounts.toSorted((one, other) => one - other)).toEqual([2_650, 3_150, 3_650]);
    await isRight();
  });

  it('is kept after a withdrawal', async () => {
    const placed = await threeBooks();
    const statement = { lineIds: idsOf(placed, 0, 1), name: 'Anna', email: 'anna@example.com' };
    const { body } = await send(placed, 'withdrawal', statement);
    expect(body.refunds).toMatchObject([{ amount: 63 }]);
    await isRight();
  });

  it('is kept by an order of earlier terms', async () => {
    const placed = await threeBooks('2026-11-23');
    const { body } = await send(placed, 'cancellation', { lineIds: idsOf(placed, 0, 1) });
    expect(body.refunds).toMatchObject([{ amount: 63 }]);
  });
});
