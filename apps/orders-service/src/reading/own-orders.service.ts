import { Injectable } from '@nestjs/common';
import { type Order, ORDER_PAGE_SIZE, type OrderSummary } from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import { OrderReader } from './order-reader';
import type { OrderEntity } from '../orders/order.entity';
import { changedDue } from './changed-due';
import { listedLines, orderSummary, summaryColumns, type OrderSummaryRow } from './order-summary';

type OwnRow = OrderSummaryRow & Pick<OrderEntity, 'shippingCents' | 'stateVoucherCents'>;

/** A customer's orders. */
@Injectable()
export class OwnOrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly reader: OrderReader,
  ) {}

  /** A page, the newest first: three statements, however many there are (`ix_customer_order_customer_id`). */
  async page(customerId: string, page: number): Promise<{ orders: OrderSummary[]; total: number }> {
    const [rows, [count]] = await Promise.all([
      this.dataSource.query<OwnRow[]>(
        `SELECT ${summaryColumns}, o.shipping_cents AS shippingCents,
           o.state_voucher_cents AS stateVoucherCents FROM customer_order o WHERE o.customer_id = ?
         ORDER BY o.created_at DESC, o.id DESC LIMIT ? OFFSET ?`,
        [customerId, ORDER_PAGE_SIZE, (page - 1) * ORDER_PAGE_SIZE],
      ),
      this.dataSource.query<{ total: string }[]>(
        'SELECT COUNT(*) AS total FROM customer_order WHERE customer_id = ?',
        [customerId],
      ),
    ]);
    const [linesOf, due] = await Promise.all([
      listedLines(
        this.dataSource,
        rows.map(({ id }) => id),
      ),
      changedDue(this.dataSource, rows),
    ]);
    const now = new Date(this.clock.now());
    return {
      orders: rows.map((row) => ({
        ...orderSummary(row, linesOf(row.id), now),
        ...(due.has(row.id) && { due: due.get(row.id) }),
      })),
      total: Number(count?.total ?? 0),
    };
  }

  /** Rejects as `not-found` for another's order. */
  read(orderId: string, customerId: string): Promise<Order> {
    return this.reader.readOwn(orderId, customerId);
  }
}
