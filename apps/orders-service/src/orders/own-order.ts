import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { type EntityManager, Not } from 'typeorm';
import { OrderEntity } from './order.entity';

type Own = Pick<OrderEntity, 'id' | 'customerId'>;

/** Rejects as `not-found` where the order is not this customer's, before anything is done to it. */
export async function assertOwnOrder(
  manager: EntityManager,
  { id, customerId }: Own,
): Promise<void> {
  if (!(await manager.existsBy(OrderEntity, { id, customerId }))) throw noSuchOrder();
}

/** The same where it is not this bookshop's, or nobody has paid it or promised to. */
export async function assertOfBookshop(
  manager: EntityManager,
  { id, bookshopId }: { id: string; bookshopId: string },
): Promise<void> {
  const own = { id, bookshopId, paymentState: Not<OrderEntity['paymentState']>('none') };
  if (!(await manager.existsBy(OrderEntity, own))) throw noSuchOrder();
}

/** Another's order is as good as none. */
export function noSuchOrder(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound, { detail: 'Ordine non trovato' });
}
