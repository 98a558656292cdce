import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@zaino/rules/durations';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import type Stripe from 'stripe';
import { DataSource, In, IsNull, LessThan, Not } from 'typeorm';
import { z } from 'zod';
import { PaymentEventEntity } from '../payments/payment-event.entity';
import { PaymentEntity } from '../payments/payment.entity';
import { RefundEntity } from '../payments/refund.entity';
import { ORDER_REFUND_TOPIC } from '../payments/refunds';
import { openRefundWords } from './compare';
import { ProviderLedger } from './provider-ledger';

/** What is on its way for longer is told of; a card's refund takes seconds. */
const refundPayload = z.object({ refundId: z.string() });

/** Failed, and its lines wait for the money still. */
const owingSql = `SELECT DISTINCT r.id FROM refund r JOIN order_line l ON l.order_id = r.order_id
  WHERE r.state = 'failed' AND l.state IN ('cancelled', 'returned')
    AND l.refunded_cents + l.discount_cents + l.cedola_cents
      < l.total_cents + IF(l.extra_state = 'wanted', l.extra_cents, 0)
    AND JSON_CONTAINS_PATH(r.line_cents, 'one', CONCAT('$."', l.id, '"'))`;

/** Money that has not come to its end: it belongs to no day, and is told of until it has. */
@Injectable()
export class OpenMoney {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: ProviderLedger,
  ) {}

  /** A sentence for each, at a moment. */
  async list(now: Date): Promise<string[]> {
    const before = new Date(now.getTime() - DAY_MS);
    return [...(await this.refunds(before)), ...(await this.unheard(before))];
  }

  /** Refunds that wait, whose message is parked, or that failed and were not given again. */
  private async refunds(before: Date): Promise<string[]> {
    const parked = await this.parked();
    const owing = await this.dataSource.query<{ id: string }[]>(owingSql);
    const isOwing = new Set(owing.map(({ id }) => id));
    const refunds = await this.dataSource.manager.find(RefundEntity, {
      where: [
        { state: 'pending', createdAt: LessThan(before) },
        { id: In([...parked.keys(), ...isOwing]) },
      ],
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const sentences: string[] = [];
    for (const refund of refunds) {
      const given = await this.givenOf(refund);
      const error = parked.get(refund.id);
      sentences.push(openRefundWords(refund, { given, error, isOwing: isOwing.has(refund.id) }));
      parked.delete(refund.id);
    }
    return [
      ...sentences,
      ...[...parked.keys()].map((id) => `Refund ${id} is wanted and not known`),
    ];
  }

  private async givenOf(refund: RefundEntity): Promise<Stripe.Refund | null> {
    if (refund.providerId !== null) return this.provider.refundOf(refund);
    const id = refund.paymentId ?? '';
    const payment = await this.dataSource.manager.findOneBy(PaymentEntity, { id });
    return payment && this.provider.refundIn(payment, refund);
  }

  /** The last failure of each parked message about money, by its refund. */
  private async parked(): Promise<Map<string, string>> {
    const messages = await this.dataSource.manager.findBy(OutboxMessage, {
      topic: ORDER_REFUND_TOPIC,
      parkedAt: Not(IsNull()),
    });
    return new Map(
      messages.map(({ id, payload, lastError }) => {
        const { data } = refundPayload.safeParse(JSON.parse(payload));
        return [data?.refundId ?? `of message ${id}`, lastError ?? ''];
      }),
    );
  }

  /** What the provider has said and could not be acted on. */
  private async unheard(before: Date): Promise<string[]> {
    const events = await this.dataSource.manager.find(PaymentEventEntity, {
      select: { id: true, type: true, receivedAt: true },
      where: { processedAt: IsNull(), receivedAt: LessThan(before) },
      order: { receivedAt: 'ASC' },
    });
    return events.map(
      ({ id, type, receivedAt }) =>
        `The provider's message ${id} (${type}) of ${receivedAt.toISOString()} was never acted on`,
    );
  }
}
