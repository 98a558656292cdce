import { ordersErrorCodes } from '@zaino/contracts/orders';
import { type Problem, sharedErrorCodes } from '@zaino/contracts/shared';
import { lineKey } from '@zaino/rules/cart-line';
import { DAY_MS } from '@zaino/rules/durations';
import { DomainError } from '@zaino/service/domain-error';
import { checkInvoice } from './check-invoice';
import type { OrderWish } from './order-wish';
import { checkPlace, type PlaceOfAddress } from './places/check-place';
import type { DeliveryPlaces } from './places/places';

type FieldErrors = NonNullable<Problem['errors']>;

interface RequestContext {
  places: DeliveryPlaces;
  /** In Italy, as `2026-09-14`. */
  today: string;
}

const LONGEST_WAIT_DAYS = 366;

/**
 * What one field says about another, and the law about both; all that is wrong at once, each at its field. Gives the
 * order with its addresses as their comuni are written, and without what its way of delivery does not need.
 */
export function checkOrderRequest(wish: OrderWish, { places, today }: RequestContext): OrderWish {
  const isPickup = wish.shippingMethod === 'pickup';
  const address = checkedPlaceOf(isPickup ? null : wish.address, places, 'address');
  const invoice = checkedPlaceOf(wish.invoice, places, 'invoice');
  const errors = [
    ...methodErrors(wish),
    ...cedolaErrors(wish),
    ...invoiceErrors(wish),
    ...preferenceErrors(wish, today),
  ];
  refuse(errors, [...address.errors, ...invoice.errors]);
  return {
    ...wish,
    address: address.value,
    invoice: invoice.value,
    pickupPointId: isPickup ? wish.pickupPointId : null,
  };
}

function checkedPlaceOf<Value extends PlaceOfAddress>(
  value: Value | null,
  places: DeliveryPlaces,
  part: string,
): { value: Value | null; errors: FieldErrors } {
  if (value === null) return { value, errors: [] };
  const { place, errors } = checkPlace(places, value);
  return { value: { ...value, ...place }, errors: below(part, errors) };
}

function refuse(errors: FieldErrors, placeErrors: FieldErrors): void {
  if (errors.length + placeErrors.length === 0) return;
  const { addressRefused } = ordersErrorCodes;
  const code = errors.length === 0 ? addressRefused : sharedErrorCodes.invalidInput;
  throw new DomainError('invalid', code, {
    detail: 'Controlla i campi segnati.',
    errors: [...errors, ...placeErrors],
  });
}

function invoiceErrors({ invoice }: OrderWish): FieldErrors {
  return below('invoice', invoice ? checkInvoice(invoice) : []);
}

function methodErrors(wish: OrderWish): FieldErrors {
  if (wish.shippingMethod === 'pickup') {
    const message = 'Scegli dove ritirare';
    return wish.pickupPointId === null ? [{ path: 'pickupPointId', message }] : [];
  }
  return [
    ...(wish.address === null ? [{ path: 'address', message: 'Scrivi l’indirizzo' }] : []),
    ...(wish.payment === 'shop'
      ? [{ path: 'payment', message: 'In libreria si paga solo ritirando lì' }]
      : []),
  ];
}

/** What a cedola does not pay is paid where it is shown. */
function cedolaErrors({ cedole, payment, shippingMethod }: OrderWish): FieldErrors {
  if (cedole.length === 0 || (shippingMethod === 'pickup' && payment === 'shop')) return [];
  return [{ path: 'payment', message: 'Con la cedola si ritira, e si paga il resto, in libreria' }];
}

function preferenceErrors({ preferences, lines }: OrderWish, today: string): FieldErrors {
  const keys = new Set(lines.map(lineKey));
  const last = new Date(Date.parse(`${today}T00:00:00Z`) + LONGEST_WAIT_DAYS * DAY_MS);
  const lastDay = last.toISOString().slice(0, 10);
  return preferences.flatMap(({ key, ifLate, cancelAfter }, index) => {
    const path = `preferences.${index}`;
    if (!keys.has(key)) return [{ path, message: 'Questa riga non è nell’ordine' }];
    if (ifLate === 'wait') return [];
    const isPossible = cancelAfter !== null && cancelAfter > today && cancelAfter <= lastDay;
    const message = 'Scegli un giorno da domani, entro un anno';
    return isPossible ? [] : [{ path: `${path}.cancelAfter`, message }];
  });
}

function below(part: string, errors: FieldErrors): FieldErrors {
  return errors.map(({ path, message }) => ({ path: `${part}.${path}`, message }));
}
