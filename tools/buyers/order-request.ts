/** The lines, the way and the payment that a buyer has chosen. */
export interface Wish {
  lines: WishedLine[];
  shippingMethod: 'standard' | 'pickup';
  payment: 'card' | 'shop';
}

export type WishedLine =
  | { type: 'product'; id: string; quantity: number; prezzo: number }
  | {
      type: 'book';
      isbn: string;
      quantity: number;
      prezzo: number;
      scuola: { codice: string };
      classe: string;
      sezione: string;
    };

/** What is asked for the price of, before the order. */
export function quoteRequest({ lines, shippingMethod }: Wish): object {
  return { lines, shippingMethod, deliveries: 'one', voucher: '' };
}

interface Ordering {
  /** Of the quote that is agreed to. */
  fingerprint: string;
  email: string;
  pickupPointId: string;
}

/** The body of "Ordine con obbligo di pagare". */
export function orderRequest(wish: Wish, { fingerprint, email, pickupPointId }: Ordering): object {
  const isPickup = wish.shippingMethod === 'pickup';
  const person = { firstName: 'Anna', lastName: 'Ferrari', phone: '0372 123456' };
  const place = { city: 'Cremona', postalCode: '26100', province: 'Cremona' };
  return {
    ...quoteRequest(wish),
    fingerprint,
    contact: { ...person, email },
    address: isPickup ? null : { ...person, ...place, address: 'Via Dante 1' },
    pickupPointId: isPickup ? pickupPointId : null,
    invoice: null,
    payment: wish.payment,
    preferences: [],
    children: [],
  };
}
