import type { DataSource } from 'typeorm';
import { Between, In, Not } from 'typeorm';
import { OrderLineEntity } from '../../orders/order-line.entity';
import { OrderEntity } from '../../orders/order.entity';

const undone = ['cancelled', 'returned', 'refunded'];

/**
 * What customers and Comuni have paid or are to pay for the orders of a span, less what was given back: put together of
 * their rows, by none of the rules that the figures go by.
 */
export async function centsOfRows(dataSource: DataSource, since: Date, to: Date): Promise<number> {
  const orders = await dataSource.manager.findBy(OrderEntity, {
    createdAt: Between(since, to),
    paymentState: Not('none'),
  });
  const lines = await dataSource.manager.findBy(OrderLineEntity, {
    orderId: In(orders.map(({ id }) => id)),
  });
  return orders.reduce((sum, order) => {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    const isPaid = order.paymentState !== 'due';
    const isOwed = ({ isOffBill, state }: OrderLineEntity) =>
      order.paymentMethod === 'card' || (isPaid ? !isOffBill : !undone.includes(state));
    const owed = own.filter(isOwed);
    const ofFamily =
      order.paymentMethod === 'card'
        ? order.totalCents
        : owed.reduce((all, line) => all + familyCents(line), 0) +
          (owed.length > 0 ? order.shippingCents : 0);
    const ofComuni = owed
      .filter(({ state }) => !undone.includes(state))
      .reduce((all, { cedolaCents }) => all + cedolaCents, 0);
    return sum + ofFamily + ofComuni - order.refundedCents;
  }, 0);
}

function familyCents(line: OrderLineEntity): number {
  const { totalCents, discountCents, cedolaCents, extraCents } = line;
  return totalCents - discountCents - cedolaCents + extraCents;
}
