import { ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';

/** A command that the state of the order or of a line does not allow. */
export function commandRefused(detail: string): DomainError {
  return new DomainError('conflict', ordersErrorCodes.commandRefused, { detail });
}
