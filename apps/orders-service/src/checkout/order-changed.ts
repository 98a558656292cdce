import { ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';

/** For an order that is no longer what the customer agreed to: they are shown what it is now. */
export function orderChanged(): DomainError {
  return new DomainError('conflict', ordersErrorCodes.orderChanged, {
    detail: 'Qualcosa è cambiato nel frattempo: controlla l’ordine prima di confermarlo.',
  });
}
