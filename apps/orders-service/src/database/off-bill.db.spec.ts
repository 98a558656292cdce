import { randomUUID } from 'node:crypto';
import { migratedSchema } from '@zaino/service/testing/migrated-schema';
import { OrderLineEntity } from '../orders/order-line.entity';
import { RefundEntity } from '../payments/refund.entity';
import { aBookLine, aProductLine, type OrderWithLines, placedOrder } from '../testing/placed-order';
import { createDataSource } from './data-source';
import { AddOffBill1765620010000 } from './migrations/1765620010000-add-off-bill';
import { AddWithoutCedola1765620020000 } from './migrations/1765620020000-add-without-cedola';

const schema = migratedSchema(createDataSource);

/** Lets the migration go over what is there. */
async function again(migration: AddOffBill1765620010000 | AddWithoutCedola1765620020000) {
  const runner = schema().createQueryRunner();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
}
const linesOf = ({ order }: OrderWithLines) =>
  schema().manager.find(OrderLineEntity, {
    where: { orderId: order.id },
    order: { position: 'ASC' },
  });
const isOffBill = async (placed: OrderWithLines) =>
  (await linesOf(placed)).map((line) => line.isOffBill);

const undone = [
  aBookLine({ state: 'delivered' }),
  aBookLine({ state: 'cancelled' }),
  aBookLine({ state: 'refunded', refundedCents: 3_150 }),
  aProductLine({ state: 'cancelled' }),
];
const paid = { paymentState: 'paid', paidAt: new Date('2026-09-10T08:00:00Z') } as const;

describe('orders from before it was noted what is off their bill', () => {
  it('have off it what was undone and never given back, tried or not', async () => {
    const order = { ...paid, paymentMethod: 'shop', paymentState: 'partly-refunded' } as const;
    const placed = await placedOrder(schema(), { order, lines: undone });
    await schema().manager.insert(RefundEntity, {
      id: randomUUID(),
      orderId: placed.order.id,
      paymentId: null,
      amountCents: 250,
      state: 'failed',
      reason: '',
      lineCents: { [placed.lines[3]?.id ?? '']: 250 },
      extraCents: null,
      providerId: null,
      createdAt: new Date(),
      doneAt: null,
    });
    await again(new AddOffBill1765620010000());
    expect(await isOffBill(placed)).toEqual([false, true, false, false]);
  });

  it('have nothing off it where they are paid by card, or not paid', async () => {
    const byCard = await placedOrder(schema(), { order: paid, lines: undone });
    const due = { paymentMethod: 'shop', paymentState: 'due' } as const;
    const unpaid = await placedOrder(schema(), { order: due, lines: undone });
    await again(new AddOffBill1765620010000());
    for (const placed of [byCard, unpaid]) {
      expect(await isOffBill(placed)).toEqual([false, false, false, false]);
    }
  });
});

it('books that a Comune pays have nothing off their cover price any more, and others keep it', async () => {
  const cedola = { cedolaId: randomUUID(), cedolaState: 'accepted', cedolaCents: 2_000 } as const;
  const placed = await placedOrder(schema(), {
    lines: [
      aBookLine({ priceCents: 2_000, coverCents: 2_000, ...cedola }),
      aBookLine({ priceCents: 1_700, coverCents: 2_000 }),
    ],
  });
  await again(new AddWithoutCedola1765620020000());
  const lines = await linesOf(placed);
  expect(lines.map(({ coverCents, withoutCedola }) => [coverCents, withoutCedola])).toEqual([
    [null, null],
    [2_000, null],
  ]);
});
