import { ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import { type EntityManager, In } from 'typeorm';
import { openDisputeStates } from './dispute-state';
import { DisputeEntity } from './dispute.entity';
import type { PaymentEntity } from './payment.entity';

type Payment = Pick<PaymentEntity, 'id' | 'orderId'>;

/** By which the provider gives nothing back of a payment: the bank has its money, for now or for good. */
export function holdingDispute(
  manager: EntityManager,
  { id: paymentId, orderId }: Payment,
): Promise<DisputeEntity | null> {
  return manager.findOneBy(DisputeEntity, {
    orderId,
    paymentId,
    state: In([...openDisputeStates, 'lost'] as const),
    isRefundable: false,
  });
}

/** Of an order the latest dispute that is undecided, or lost; null where there is none. */
export function disputeAgainst(
  manager: EntityManager,
  orderId: string,
): Promise<DisputeEntity | null> {
  const state = In([...openDisputeStates, 'lost'] as const);
  return manager.findOne(DisputeEntity, { where: { orderId, state }, order: { openedAt: 'DESC' } });
}

/** What staff is told who wants to give money back all the same. */
export function disputeHolds({ state }: Pick<DisputeEntity, 'state'>): DomainError {
  const detail =
    state === 'lost'
      ? 'La banca ha già restituito al cliente una parte di questo pagamento: il resto non si può rimborsare.'
      : 'La banca del cliente ha chiesto indietro questo pagamento: finché la contestazione è aperta non si rimborsa, per non pagare due volte.';
  return new DomainError('conflict', ordersErrorCodes.disputeOpen, { detail });
}
