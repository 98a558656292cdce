import { Injectable } from '@nestjs/common';
import type { OrdersToDo } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import { expecting } from '../orders/expected-days';

interface ToDoRow {
  toPrepare: string;
  late: string;
}

/** What waits for staff; each part of it is counted within an index. */
@Injectable()
export class OrdersToDoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<OrdersToDo> {
    const [counts, failed] = await Promise.all([this.counts(), this.failedRefunds()]);
    return { ...counts, refundsFailed: failed.length, failedRefundOf: failed[0] ?? null };
  }

  /** By `ix_customer_order_state` and `ix_order_line_state` alone, as the lists that they lead to. */
  private async counts(): Promise<Pick<OrdersToDo, 'toPrepare' | 'late'>> {
    const [row] = await this.dataSource.query<ToDoRow[]>(
      `SELECT
         (SELECT COUNT(*) FROM customer_order WHERE state = 'paid') AS toPrepare,
         (SELECT COUNT(DISTINCT order_id) FROM order_line
           WHERE state IN (?) AND expected_to < ?) AS late`,
      [expecting, italianDay(this.clock.now())],
    );
    return { toPrepare: Number(row?.toPrepare ?? 0), late: Number(row?.late ?? 0) };
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
