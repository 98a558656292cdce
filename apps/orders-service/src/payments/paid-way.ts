import type { EntityManager } from 'typeorm';
import type { OrderEntity } from '../orders/order.entity';
import { PaymentEntity } from './payment.entity';
import { wayWords } from './way-words';

/** How an order was paid on the provider's page, for people; undefined where it was not, or nothing has told it. */
export async function paidWay(
  manager: EntityManager,
  { id: orderId, paidAt }: Pick<OrderEntity, 'id' | 'paidAt'>,
): Promise<string | undefined> {
  if (paidAt === null) return undefined;
  const payment = await manager.findOne(PaymentEntity, {
    select: { id: true, way: true, wayDigits: true },
    where: { orderId, state: 'paid' },
  });
  return payment === null ? undefined : wayWords(payment);
}
