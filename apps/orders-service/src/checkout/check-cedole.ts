import { ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import { keyOf } from '../cedole/cedola-lists';
import type { PricedQuote } from '../quotes/quotes.service';
import type { OrderWish } from './order-wish';

/** Throws `cedola-refused`, at its field, for a list that no cedola can pay here and a Comune that is not taken. */
export function checkCedole({ cedole }: OrderWish, quote: PricedQuote): void {
  const { lists = [], comuni = [] } = quote.cedole ?? {};
  const known = new Set(lists.map(keyOf));
  const taken = new Set(comuni.map(({ comune, provincia }) => `${comune} ${provincia}`));
  const errors = cedole.flatMap((cedola, index) => {
    const path = `cedole.${index}`;
    const isTwice = cedole.findIndex((other) => keyOf(other) === keyOf(cedola)) < index;
    if (isTwice || !known.has(keyOf(cedola))) {
      const message = 'In questa libreria questi libri non si pagano con la cedola';
      return [{ path: `${path}.code`, message }];
    }
    if (taken.has(`${cedola.comune} ${cedola.provincia}`)) return [];
    return [
      { path: `${path}.comune`, message: 'Questa libreria non ritira cedole di questo Comune' },
    ];
  });
  if (errors.length === 0) return;
  throw new DomainError('conflict', ordersErrorCodes.cedolaRefused, {
    detail: 'Controlla le cedole.',
    errors,
  });
}
