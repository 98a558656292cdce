import type { Order, OrderState } from '@zaino/contracts/orders';

interface Place {
  words: string;
  pieces: number;
}

const toCome: readonly OrderState[] = ['received', 'paid', 'waiting', 'reserved'];
const gone: readonly OrderState[] = ['cancelled', 'returned', 'refunded'];

/** How many pieces of an order are where; those that came off the way only where there are any. */
export function placesOf({ lines, shippingMethod }: Pick<Order, 'lines' | 'shippingMethod'>) {
  const pieces = (states: readonly OrderState[]) =>
    lines
      .filter(({ state }) => states.includes(state))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const isPickup = shippingMethod === 'pickup';
  const places: Place[] = [
    { words: isPickup ? 'Ritirati' : 'Consegnati', pieces: pieces(['delivered']) },
    { words: isPickup ? 'Pronti' : 'In viaggio', pieces: pieces(['ready', 'shipped']) },
    { words: 'Da ricevere', pieces: pieces(toCome) },
  ];
  const off = pieces(gone);
  return off === 0 ? places : [...places, { words: 'Annullati o resi', pieces: off }];
}
