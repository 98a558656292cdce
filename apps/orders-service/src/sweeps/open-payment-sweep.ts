import { Injectable } from '@nestjs/common';
import { MINUTE_MS, SECOND_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';
import { PaymentPages } from '../payments/payment-pages';
import { eachQuietly } from './each-quietly';

/** Until then the provider's message is on its way, and the customer at the page. */
const GRACE_MS = MINUTE_MS;
/** Asked of the provider in one round; the next one goes on behind them. */
const BATCH = 50;

interface OpenPayment {
  orderId: string;
  createdAt: Date;
  isPayable: 0 | 1;
}

/**
 * Asks the provider about pages of which no message came, and closes those of orders that want no money any more, or
 * another sum.
 */
@Injectable()
export class OpenPaymentSweep {
  private after = new Date(0);

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly pages: PaymentPages,
  ) {}

  @Scheduled({ pauseMs: 20 * SECOND_MS, copies: 'one' })
  async run(): Promise<number> {
    const found = await this.find();
    this.after = (found.length === BATCH && found.at(-1)?.createdAt) || new Date(0);
    return eachQuietly('OpenPaymentSweep', found, ({ orderId, isPayable }) =>
      isPayable ? this.pages.ask(orderId) : this.pages.closeAll(orderId),
    );
  }

  private find(): Promise<OpenPayment[]> {
    return this.dataSource.query<OpenPayment[]>(
      `SELECT p.order_id AS orderId, p.created_at AS createdAt,
         (o.state = 'received' AND o.payment_state = 'none' AND p.amount_cents = o.total_cents - (
             SELECT COALESCE(SUM(l.total_cents - l.discount_cents - l.cedola_cents + l.extra_cents), 0)
             FROM order_line l WHERE l.order_id = o.id AND l.is_off_bill))
           OR (o.payment_method = 'shop' AND o.payment_state = 'due' AND o.cedola_state = 'refused')
           AS isPayable
       FROM payment p JOIN customer_order o ON o.id = p.order_id
       WHERE p.state IN ('opening', 'open') AND p.created_at > ? AND p.created_at < ?
       ORDER BY p.created_at LIMIT ?`,
      [this.after, new Date(this.clock.now() - GRACE_MS), BATCH],
    );
  }
}
