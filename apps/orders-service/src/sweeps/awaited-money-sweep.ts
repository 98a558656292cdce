import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';
import { PaymentPages } from '../payments/payment-pages';
import { eachQuietly } from './each-quietly';

/** Asked of the provider in one round; the next one goes on behind them. */
const BATCH = 100;

/** Asks the provider about money that is on its way for days, of which no message may come. */
@Injectable()
export class AwaitedMoneySweep {
  private after = new Date(0);

  constructor(
    private readonly dataSource: DataSource,
    private readonly pages: PaymentPages,
  ) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<number> {
    const found = await this.dataSource.query<{ orderId: string; createdAt: Date }[]>(
      `SELECT order_id AS orderId, created_at AS createdAt FROM payment
       WHERE state = 'pending' AND created_at > ? ORDER BY created_at LIMIT ?`,
      [this.after, BATCH],
    );
    this.after = (found.length === BATCH && found.at(-1)?.createdAt) || new Date(0);
    return eachQuietly('AwaitedMoneySweep', found, ({ orderId }) => this.pages.ask(orderId));
  }
}
