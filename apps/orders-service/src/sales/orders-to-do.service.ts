import { Injectable } from '@nestjs/common';
import type { OrdersToDo } from '@zaino/contracts/orders';
import { DataSource } from 'typeorm';

/** What waits for staff beside what the standing views are of; each part of it is counted within an index. */
@Injectable()
export class OrdersToDoService {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<OrdersToDo> {
    const [toPrepare, failed] = await Promise.all([this.toPrepare(), this.failedRefunds()]);
    return { toPrepare, refundsFailed: failed.length, failedRefundOf: failed[0] ?? null };
  }

  /** By `ix_customer_order_state`, as the list that it leads to. */
  private async toPrepare(): Promise<number> {
    const [row] = await this.dataSource.query<{ orders: string }[]>(
      `SELECT COUNT(*) AS orders FROM customer_order WHERE state = 'paid'`,
    );
    return Number(row?.orders ?? 0);
  }

  /** Orders of refunds that failed, the oldest first: a refund stays failed, what follows it settles it. */
  private async failedRefunds(): Promise<string[]> {
    const rows = await this.dataSource.query<{ orderId: string }[]>(
      `SELECT failed.order_id AS orderId FROM refund failed
       WHERE failed.state = 'failed' AND NOT EXISTS (
         SELECT 1 FROM refund later WHERE later.order_id = failed.order_id
           AND later.created_at > failed.created_at AND later.state <> 'failed')
       ORDER BY failed.created_at`,
    );
    return rows.map(({ orderId }) => orderId);
  }
}
