import { ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';

/** A command that the state of the order or of a line does not allow. */
export function commandRefused(detail: string): DomainError {
  return new DomainError('conflict', ordersErrorCodes.commandRefused, { detail });
}

/** Somebody has moved the order since it was looked at. */
export function orderMoved(): DomainError {
  return new DomainError('conflict', ordersErrorCodes.orderMoved, {
    detail: 'L’ordine è cambiato nel frattempo: guarda com’è adesso.',
  });
}
