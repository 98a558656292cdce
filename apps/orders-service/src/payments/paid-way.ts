import { stateVoucherNames } from '@zaino/contracts/orders';
import { formatEuro, toEuro } from '@zaino/rules/money';
import type { EntityManager } from 'typeorm';
import type { OrderEntity } from '../orders/order.entity';
import { StateVoucherEntity } from '../state-vouchers/state-voucher.entity';
import { PaymentEntity } from './payment.entity';
import { wayWords } from './way-words';

/** How an order was paid on the provider's page, for people; undefined where it was not, or nothing has told it. */
export async function paidWay(
  manager: EntityManager,
  {
    id: orderId,
    paidAt,
    stateVoucherCents,
  }: Pick<OrderEntity, 'id' | 'paidAt' | 'stateVoucherCents'>,
): Promise<string | undefined> {
  if (paidAt === null) return undefined;
  const payment = await manager.findOne(PaymentEntity, {
    select: { id: true, way: true, wayDigits: true },
    where: { orderId, state: 'paid' },
  });
  const way = payment === null ? undefined : wayWords(payment);
  if (stateVoucherCents === 0) return way;
  const voucher = await manager.findOneByOrFail(StateVoucherEntity, { orderId });
  const name = `${stateVoucherNames[voucher.kind]} (${formatEuro(toEuro(stateVoucherCents))})`;
  return payment === null ? name : `${name} e ${way ?? 'pagamento online'}`;
}
