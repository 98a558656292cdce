import { randomBytes, randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@zaino/rules/durations';
import type { DataSource } from 'typeorm';
import type { OrderEntity } from '../orders/order.entity';
import { PaymentEntity } from '../payments/payment.entity';

/** A payment of the whole order, on a page that is open unless told. */
export async function aPayment(
  dataSource: DataSource,
  { id: orderId, totalCents }: Pick<OrderEntity, 'id' | 'totalCents'>,
  values: Partial<PaymentEntity> = {},
): Promise<PaymentEntity> {
  const name = randomBytes(8).toString('hex');
  const payment = dataSource.manager.create(PaymentEntity, {
    id: randomUUID(),
    orderId,
    attempt: 1,
    state: 'open',
    amountCents: totalCents,
    sessionId: `cs_test_${name}`,
    intentId: `pi_${name}`,
    url: `https://pay.example/${name}`,
    destination: null,
    chargeKind: 'platform',
    transferCents: 0,
    feeCents: 0,
    transferId: null,
    feeId: null,
    expiresAt: new Date(Date.now() + 31 * MINUTE_MS),
    createdAt: new Date(),
    paidAt: null,
    ...values,
  });
  await dataSource.manager.insert(PaymentEntity, payment);
  return payment;
}
