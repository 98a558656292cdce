import type { DeskOrder } from '@zaino/contracts/orders';
import { cedoleWorld } from '../cedole-desk/testing/cedole-world';
import { checkConsistency } from '../reconciliation/check-consistency';
import { ACCOUNT, PayingService } from '../testing/paying-service';

let paying: PayingService;
let world: Awaited<ReturnType<typeof cedoleWorld>>;
beforeAll(async () => {
  paying = await PayingService.start();
  world = await cedoleWorld(paying.service);
  paying.service.bookshops.add({
    id: world.bookshopId,
    payments: { accountId: ACCOUNT, canTakeCards: true, isVerified: true },
  });
});
afterEach(async () => {
  await paying.settled();
  expect(await checkConsistency(paying.service.dataSource)).toEqual([]);
});
afterAll(() => paying.stop());

/** Two books of 20,00 and 10,00 €, paid by card since their cedola was refused. */
async function paidByCard(): Promise<DeskOrder> {
  const books = [world.book(20), world.book(10)];
  const placed = await world.placed(books, { cedole: [world.cedola()] });
  const { body: order } = await world.decide(placed, { decision: 'refused', reason: 'Scaduta' });
  const path = `/api/orders/${order.id}/payment`;
  const { body } = await world.family.call<{ paymentUrl: string }>({ method: 'POST', path });
  await paying.pay(body.paymentUrl.split('/').at(-1) ?? null);
  await paying.deliverAll(order.id);
  await paying.settled();
  return order;
}
const cancel = async ({ id, lines }: DeskOrder, index: number) => {
  const path = `/api/orders/${id}/cancellation`;
  const body = { lineIds: [lines[index]?.id] };
  expect((await world.family.call({ method: 'POST', path, body })).status).toBe(200);
  await paying.settled();
};
/** The bank sends back what was given back last. */
const failLast = async ({ id }: DeskOrder) => {
  const event = (await paying.events(id, 'refund.created')).at(-1);
  if (!event) throw new Error('The sandbox tells nothing of the refund.');
  const failed = { ...event, id: `${event.id}f`, type: 'refund.failed' as const };
  const object = { ...event.data.object, status: 'failed' };
  await paying.deliver({ ...failed, data: { object } } as typeof event);
};

it('a refund that failed leaves the bookshop its part of the other books', async () => {
  const order = await paidByCard();
  await cancel(order, 0);
  await failLast(order);
  const failed = await paying.facts(order.id);
  expect(failed.lines[0]).toMatchObject({ state: 'cancelled', refundedCents: 0, isOffBill: false });
  await cancel(order, 1);
  const { refunds, order: after } = await paying.facts(order.id);
  expect(refunds.map(({ state, amountCents }) => [state, amountCents])).toEqual([
    ['failed', 2_000],
    ['done', 1_000],
  ]);
  // Of 10,00 € the bookshop had got 9,50.
  expect(refunds.map((one) => one.reversalCents - one.feeCents)).toEqual([1_900, 950]);
  expect(after.paymentState).toBe('partly-refunded');
});
