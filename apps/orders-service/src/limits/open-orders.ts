import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article, OpenOrders, PaymentWay, Standing } from './obstacle-of';

/** One article of one order. */
interface OpenRow {
  orderId: string;
  payment: PaymentWay;
  type: 'book' | 'product';
  reference: string;
  /** Sums come as text. */
  pieces: string;
  cents: string;
}

/**
 * What a customer has ordered and not paid. It is counted from the orders themselves each time, so what is paid,
 * fetched, cancelled or lapsed counts no more from the commit on, and no counter can go wrong.
 */
@Injectable()
export class OpenOrdersReader {
  constructor(private readonly dataSource: DataSource) {}

  /** In the caller's transaction where there is one. */
  async read(
    customerId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Standing['open']> {
    const rows = await manager.query<OpenRow[]>(
      `SELECT o.id AS orderId, o.payment_method AS payment, l.type, l.reference,
         SUM(l.quantity) AS pieces, SUM(l.total_cents - l.discount_cents - l.cedola_cents + l.extra_cents) AS cents
       FROM customer_order o JOIN order_line l ON l.order_id = o.id
       WHERE o.customer_id = ? AND o.paid_at IS NULL
         AND o.state IN ('received', 'waiting', 'reserved', 'ready')
         AND l.state IN ('received', 'waiting', 'reserved', 'ready')
       GROUP BY o.id, o.payment_method, l.type, l.reference`,
      [customerId],
    );
    const of = (payment: PaymentWay) => openOrders(rows.filter((row) => row.payment === payment));
    return { card: of('card'), shop: of('shop') };
  }
}

function openOrders(rows: readonly OpenRow[]): OpenOrders {
  return {
    orders: new Set(rows.map(({ orderId }) => orderId)).size,
    cents: rows.reduce((sum, { cents }) => sum + Number(cents), 0),
    articles: rows.map(({ type, reference, pieces }): Article => ({
      id: `${type} ${reference}`,
      pieces: Number(pieces),
      isInStock: type === 'product',
    })),
  };
}
