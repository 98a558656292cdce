import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CallingGuest } from '@zaino/service/calling-guest';
import type { OrderedArticle, OpenOrders, ChosenPaymentWay, BuyerStanding } from './obstacle-of';

/** One article of one order. */
interface OpenRow {
  orderId: string;
  payment: ChosenPaymentWay;
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

  /** In the caller's transaction where there is one. Of a guest all that was ordered with the same address. */
  async read(
    { id, guest }: { id: string; guest?: CallingGuest },
    manager: EntityManager = this.dataSource.manager,
  ): Promise<BuyerStanding['open']> {
    const of = guest
      ? 'o.customer_id IN (SELECT id FROM guest_buyer WHERE email = ?)'
      : 'o.customer_id = ?';
    const rows = await manager.query<OpenRow[]>(
      `SELECT o.id AS orderId, o.payment_method AS payment, l.type, l.reference,
         SUM(l.quantity) AS pieces, SUM(l.total_cents - l.discount_cents - l.cedola_cents + l.extra_cents) AS cents
       FROM customer_order o JOIN order_line l ON l.order_id = o.id
       WHERE ${of} AND o.paid_at IS NULL
         AND o.state IN ('received', 'waiting', 'reserved', 'ready')
         AND l.state IN ('received', 'waiting', 'reserved', 'ready')
       GROUP BY o.id, o.payment_method, l.type, l.reference`,
      [guest?.email ?? id],
    );
    const by = (payment: ChosenPaymentWay) =>
      openOrders(rows.filter((row) => row.payment === payment));
    return { card: by('card'), shop: by('shop') };
  }

  /** How many orders of guests at one connection wait for their payment. */
  async countOfNetwork(
    network: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<number> {
    const [row] = await manager.query<{ open: string }[]>(
      `SELECT COUNT(*) AS open FROM guest_buyer g JOIN customer_order o ON o.customer_id = g.id
       WHERE g.network = ? AND o.paid_at IS NULL AND o.state = 'received'`,
      [network],
    );
    return Number(row?.open ?? 0);
  }
}

function openOrders(rows: readonly OpenRow[]): OpenOrders {
  return {
    orders: new Set(rows.map(({ orderId }) => orderId)).size,
    cents: rows.reduce((sum, { cents }) => sum + Number(cents), 0),
    articles: rows.map(({ type, reference, pieces }): OrderedArticle => ({
      id: `${type} ${reference}`,
      pieces: Number(pieces),
      isInStock: type === 'product',
    })),
  };
}
