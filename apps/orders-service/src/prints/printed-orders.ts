import { Injectable } from '@nestjs/common';
import { groupBy } from '@zaino/rules/group-by';
import { Clock } from '@zaino/service/clock';
import { DataSource, type FindOptionsWhere, In, Not } from 'typeorm';
import { needsContact } from '../desk/desk-summary';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { isUndone } from '../orders/order-state';
import { noSuchOrder } from '../orders/own-order';
import { paidAtCounterOf } from '../payments/counter-payment';

/** An order as it is put on paper. */
export interface PrintedOrder {
  order: OrderEntity;
  lines: OrderLineEntity[];
  /** Whom it is for; null once the order needs nobody any more. */
  contact: OrderEntity['contact'] | null;
  /** Not on a page of the provider, nor by cedole alone. */
  isPaidAtCounter: boolean;
}

/** Reads what is put on paper, by the numbers of orders: of a bookshop its own, of the shop what it ships. */
@Injectable()
export class PrintedOrders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** In the order of the numbers; another's are left out. Rejects as `not-found` where nothing is left. */
  find(bookshopId: string, numbers: readonly string[]): Promise<PrintedOrder[]> {
    return this.among({ bookshopId }, numbers);
  }

  /** The same of orders that the shop itself ships. */
  findToShip(numbers: readonly string[]): Promise<PrintedOrder[]> {
    return this.among({ shippingMethod: 'standard' }, numbers);
  }

  private async among(
    which: FindOptionsWhere<OrderEntity>,
    numbers: readonly string[],
  ): Promise<PrintedOrder[]> {
    const { manager } = this.dataSource;
    const wanted = [...new Set(numbers)];
    const orders = await manager.findBy(OrderEntity, {
      ...which,
      number: In(wanted),
      paymentState: Not('none'),
    });
    if (orders.length === 0) throw noSuchOrder();
    const lines = await manager.find(OrderLineEntity, {
      where: { orderId: In(orders.map(({ id }) => id)) },
      order: { orderId: 'ASC', position: 'ASC' },
    });
    const atCounter = await paidAtCounterOf(
      manager,
      orders.map(({ id }) => id),
    );
    const linesOf = groupBy(lines, ({ orderId }) => orderId);
    const byNumber = new Map(orders.map((order) => [order.number, order]));
    const now = new Date(this.clock.now());
    return wanted.flatMap((number) => {
      const order = byNumber.get(number);
      if (order === undefined) return [];
      const own = linesOf.get(order.id) ?? [];
      const contact = needsContact(order.state, own, now) ? order.contact : null;
      return [{ order, lines: own, contact, isPaidAtCounter: atCounter.has(order.id) }];
    });
  }
}

/** Lines that the counter still has to do with. */
export function openLines(lines: readonly OrderLineEntity[]): OrderLineEntity[] {
  return lines.filter((line) => !isUndone(line) && line.state !== 'delivered');
}

/** Whether the bookshop has yet to do something to a line's copies. */
export function toBeDone(
  line: OrderLineEntity,
): line is OrderLineEntity & { extra: NonNullable<OrderLineEntity['extra']> } {
  return line.extra !== null && line.extraState === 'wanted';
}
