import { Injectable } from '@nestjs/common';
import { DomainError } from '@zaino/service/domain-error';
import { Metrics } from '@zaino/service/metrics';
import { Counter } from 'prom-client';

/** What the orders that were sent off came to: how often something had changed, or a service was away. */
@Injectable()
export class CheckoutMetrics {
  private readonly orders: Counter<'outcome'>;

  constructor({ registry }: Metrics) {
    this.orders = new Counter({
      name: 'orders_sent_total',
      help: 'Orders that customers sent off, those sent again too, by what they came to',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  /** `ok`, the code of a refusal, or `failure`. */
  async count<Result>(answer: Promise<Result>): Promise<Result> {
    try {
      const result = await answer;
      this.orders.inc({ outcome: 'ok' });
      return result;
    } catch (error) {
      this.orders.inc({ outcome: error instanceof DomainError ? error.code : 'failure' });
      throw error;
    }
  }
}
