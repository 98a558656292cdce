import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Between, DataSource, In } from 'typeorm';
import { PaymentEntity } from '../payments/payment.entity';
import { RefundEntity } from '../payments/refund.entity';
import { compareCharge, compareRefund } from './compare';
import { compareShares, type SharesBack } from './compare-shares';
import { ProviderLedger } from './provider-ledger';
import type { Span } from './day-span';

export interface Reconciliation {
  payments: number;
  refunds: number;
  transfers: number;
  /** A sentence for each; empty where all is the same. */
  differences: string[];
}

const nothingBack: SharesBack = { reversedCents: 0, feeCents: 0 };

/** Payments looked up by one statement. */
const BATCH = 500;

/** Compares the money of a span of time with what the provider says: both ways, whatever was at midnight. */
@Injectable()
export class Reconcile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: ProviderLedger,
  ) {}

  async run(span: Span): Promise<Reconciliation> {
    const payments = await this.payments(span);
    const refunds = await this.refunds(span);
    const transfers = await this.transfers(span);
    return {
      payments: payments.count,
      refunds: refunds.count,
      transfers: transfers.count,
      differences: [payments, refunds, transfers].flatMap(({ differences }) => differences),
    };
  }

  private async payments(span: Span) {
    const charges = await this.provider.charges(span);
    const known = await this.byId(PaymentEntity, ids(charges, 'paymentId'));
    const here = await this.dataSource.manager.findBy(PaymentEntity, {
      state: In(['paid', 'duplicate']),
      paidAt: Between(span.from, span.to),
    });
    const missing = here.filter(
      ({ id }) => !charges.some(({ metadata }) => metadata.paymentId === id),
    );
    const asked = await Promise.all(missing.map((payment) => this.provider.chargeOf(payment)));
    return {
      count: charges.length + missing.length,
      differences: [
        ...charges.map((charge) =>
          compareCharge(charge, known.get(charge.metadata.paymentId ?? '')),
        ),
        ...missing.map((payment, index) => compareCharge(asked[index] ?? null, payment)),
      ].flat(),
    };
  }

  private async refunds(span: Span) {
    const given = await this.provider.refunds(span);
    const known = await this.byId(RefundEntity, ids(given, 'refundId'));
    const here = await this.dataSource.manager
      .createQueryBuilder(RefundEntity, 'refund')
      .where({ state: 'done', doneAt: Between(span.from, span.to) })
      .andWhere('refund.payment_id IS NOT NULL')
      // What a bank has taken is no refund of the provider's.
      .andWhere('NOT EXISTS (SELECT 1 FROM dispute d WHERE d.id = refund.provider_id)')
      .getMany();
    const missing = here.filter(
      ({ id }) => !given.some(({ metadata }) => metadata?.refundId === id),
    );
    const asked = await Promise.all(missing.map((refund) => this.provider.refundOf(refund)));
    return {
      count: given.length + missing.length,
      differences: [
        ...given.map((refund) => compareRefund(refund, known.get(refund.metadata?.refundId ?? ''))),
        ...missing.map((refund, index) => compareRefund(asked[index] ?? null, refund)),
      ].flat(),
    };
  }

  /** Of the payments of the span and of those that it gave back of, as they stand today. */
  private async transfers(span: Span) {
    const here = await this.dataSource.manager
      .createQueryBuilder(PaymentEntity, 'payment')
      .where({ state: In(['paid', 'duplicate']) })
      .andWhere('payment.destination IS NOT NULL')
      // What goes back as it came was never for the bookshop.
      .andWhere(`NOT (payment.charge_kind = 'owed' AND payment.state = 'duplicate')`)
      .andWhere(
        `(payment.paid_at BETWEEN :from AND :to OR payment.id IN (
           SELECT payment_id FROM refund WHERE state = 'done' AND done_at BETWEEN :from AND :to))`,
        span,
      )
      .getMany();
    const back = await this.back(here.map(({ id }) => id));
    const differences: string[] = [];
    for (const payment of here) {
      const shares = await this.provider.sharesOf(payment);
      differences.push(...compareShares(shares, payment, back.get(payment.id) ?? nothingBack));
    }
    return { count: here.length, differences };
  }

  private async back(paymentIds: string[]): Promise<Map<string, SharesBack>> {
    if (paymentIds.length === 0) return new Map();
    const rows = await this.dataSource.query<{ id: string; reversed: string; fee: string }[]>(
      `SELECT payment_id AS id, SUM(reversal_cents) AS reversed, SUM(fee_cents) AS fee FROM refund
       WHERE payment_id IN (?) AND state = 'done' GROUP BY payment_id`,
      [paymentIds],
    );
    return new Map(
      rows.map(({ id, reversed, fee }) => [
        id,
        { reversedCents: Number(reversed), feeCents: Number(fee) },
      ]),
    );
  }

  private async byId<Row extends PaymentEntity | RefundEntity>(
    entity: new () => Row,
    wanted: string[],
  ): Promise<Map<string, Row>> {
    const rows = new Map<string, Row>();
    for (let start = 0; start < wanted.length; start += BATCH) {
      const found = await this.dataSource
        .getRepository(entity)
        .createQueryBuilder('row')
        .whereInIds(wanted.slice(start, start + BATCH))
        .getMany();
      for (const row of found) rows.set(row.id, row);
    }
    return rows;
  }
}

function ids(
  objects: readonly { metadata: Stripe.Metadata | null }[],
  name: 'paymentId' | 'refundId',
): string[] {
  return objects.flatMap(({ metadata }) => metadata?.[name] ?? []);
}
