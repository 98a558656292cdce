import type { DomainError } from '@zaino/service/domain-error';
import type { OrderEntity } from '../orders/order.entity';
import { commandRefused } from '../orders/refused';

type Order = Pick<OrderEntity, 'shippingMethod' | 'paymentState' | 'state'>;

/** Why nothing of an order can go into a parcel, in a sentence. */
export function nothingToPack({ shippingMethod, paymentState, state }: Order): DomainError {
  if (shippingMethod === 'pickup') {
    return commandRefused('Questo ordine si ritira in libreria: non si spedisce.');
  }
  if (paymentState === 'none') return commandRefused('Questo ordine non è ancora pagato.');
  if (state === 'shipped' || state === 'delivered') {
    return commandRefused('Questo ordine è già partito tutto.');
  }
  return commandRefused('In questo ordine non c’è niente da spedire.');
}
