import { In } from 'typeorm';
import { OrderLineEntity } from '../../orders/order-line.entity';
import { OrderEntity } from '../../orders/order.entity';
import { owedCents } from '../../orders/owed';
import { RefundEntity } from '../../payments/refund.entity';
import { checkConsistency } from '../../reconciliation/check-consistency';
import { historyFindings } from './history-findings';
import type { OrderWorld } from './order-world';
import { settle } from './provider-and-clock';
import { salesFindings } from './sales-findings';
import { stockFindings } from './stock-findings';

/** What is wrong with the orders of a run, once all that must follow has happened. */
export async function orderFindings(world: OrderWorld): Promise<string[]> {
  await settle(world);
  const { paying, placed } = world;
  const { dataSource } = paying.service;
  const ids = [...placed.keys()];
  const lines = await dataSource.manager.findBy(OrderLineEntity, { orderId: In(ids) });
  const parked = await paying.parked();
  return [
    ...(await checkConsistency(dataSource)),
    ...parked.map(({ topic, last_error: error }) => `a message is parked: ${topic} (${error})`),
    ...(await moneyFindings(world, ids, lines)),
    ...pieceFindings(world, lines),
    ...(await historyFindings(dataSource, lines)),
    ...(await stockFindings(world, lines)),
    ...(await salesFindings(world)),
  ];
}

/** Of what the provider took for an order it has what the order has kept, and no refund waits. */
async function moneyFindings(
  { paying }: OrderWorld,
  ids: string[],
  lines: readonly OrderLineEntity[],
): Promise<string[]> {
  const { manager } = paying.service.dataSource;
  const { charges } = await paying.ledger();
  const orders = await manager.findBy(OrderEntity, { id: In(ids), paymentMethod: 'card' });
  const refunds = await manager.findBy(RefundEntity, { orderId: In(ids) });
  const open = refunds.filter(({ state }) => state !== 'done');
  const wrong = orders.flatMap((order) => {
    const { id, paidAt, refundedCents } = order;
    const owed = owedCents(
      order,
      lines.filter(({ orderId }) => orderId === id),
    );
    const own = charges.filter(({ metadata, paid }) => metadata.orderId === id && paid);
    const kept = own.reduce((sum, one) => sum + one.amount - one.amount_refunded, 0);
    const due = paidAt === null ? 0 : owed - refundedCents;
    return kept === due ? [] : [`order ${id}: the provider has ${kept} cents, due are ${due}`];
  });
  return [...wrong, ...open.map(({ id, state }) => `refund ${id} is ${state}`)];
}

/** No piece of an order is lost, and none is there twice. */
function pieceFindings({ placed }: OrderWorld, lines: OrderLineEntity[]): string[] {
  return [...placed].flatMap(([id, wanted]) =>
    wanted.flatMap((line) => {
      const reference = line.type === 'book' ? line.isbn : line.id;
      const own = lines.filter((one) => one.orderId === id && one.reference === reference);
      const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0);
      if (pieces === line.quantity && own.every(({ quantity }) => quantity > 0)) return [];
      return [`order ${id}: ${line.quantity} of ${reference} were ordered, ${pieces} are there`];
    }),
  );
}
