import { Injectable } from '@nestjs/common';
import { CUSTOMER_ORDER_LIMIT, type CustomerOrders } from '@zaino/contracts/orders';
import { toEuro } from '@zaino/rules/money';
import { DataSource } from 'typeorm';

interface Row {
  id: string;
  number: string;
  createdAt: Date;
  state: CustomerOrders['orders'][number]['state'];
  totalCents: number;
}

/** What the admin who looks after an account is told of its orders; each statement by `ix_customer_order_customer_id`. */
@Injectable()
export class CustomerOrdersService {
  constructor(private readonly dataSource: DataSource) {}

  async latest(customerId: string): Promise<CustomerOrders> {
    const [counts, rows] = await Promise.all([
      this.dataSource.query<{ orders: string }[]>(
        'SELECT COUNT(*) AS orders FROM customer_order WHERE customer_id = ?',
        [customerId],
      ),
      this.dataSource.query<Row[]>(
        `SELECT id, number, created_at AS createdAt, state, total_cents AS totalCents
         FROM customer_order WHERE customer_id = ?
         ORDER BY created_at DESC, id DESC LIMIT ?`,
        [customerId, CUSTOMER_ORDER_LIMIT],
      ),
    ]);
    return {
      count: Number(counts[0]?.orders ?? 0),
      orders: rows.map(({ createdAt, totalCents, ...order }) => ({
        ...order,
        createdAt: createdAt.toISOString(),
        total: toEuro(totalCents),
      })),
    };
  }
}
