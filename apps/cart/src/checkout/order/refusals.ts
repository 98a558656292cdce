import { ordersErrorCodes } from '@zaino/contracts/orders';
import type { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import type { FieldErrors } from '@zaino/web/use-submission';
import { CART_CHANGED } from './send-order';

/** What a code of the contract means on the form: words, and the field that they belong to. */
interface Refusal {
  field?: string;
  words: string;
}

const refusals: Partial<Record<string, Refusal>> = {
  [ordersErrorCodes.orderChanged]: {
    words: 'Nel frattempo qualcosa è cambiato. Controlla l’ordine qui sopra e invialo di nuovo.',
  },
  [ordersErrorCodes.nothingToOrder]: {
    words: 'Niente di quello che hai scelto si può ordinare adesso. Controlla il carrello.',
  },
  [ordersErrorCodes.pickupRefused]: {
    field: 'pickupPointId',
    words: 'Questa libreria ora non accetta ritiri: scegline un’altra.',
  },
  [ordersErrorCodes.addressRefused]: {
    field: 'address.postalCode',
    words: 'CAP, comune e provincia non vanno insieme: controllali.',
  },
  [ordersErrorCodes.voucherRefused]: {
    words: 'Il buono non vale per questo ordine. Toglilo o scrivine un altro.',
  },
  [ordersErrorCodes.cedolaRefused]: {
    words: 'La cedola non si può usare così: controlla il codice e il Comune.',
  },
  [CART_CHANGED]: {
    words: 'Il carrello è cambiato in un’altra scheda. Controlla l’ordine e invialo di nuovo.',
  },
};

/** What is wrong with which field: as the service says, or as its code means. */
export function fieldErrorsOf(failure: ApiError | null, errors: FieldErrors): FieldErrors {
  if (!failure || Object.keys(errors).length > 0) return withOnePreference(errors);
  const refusal = refusals[failure.code];
  return refusal?.field === undefined ? errors : { [refusal.field]: refusal.words };
}

/** The service names the line of a preference by its number; on the page they are told of in one place. */
function withOnePreference(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, words]) => [
      name.replace(/^preferences\..*/, 'preferences'),
      words,
    ]),
  );
}

/** In a sentence for a person. */
export function refusalWords(failure: ApiError): string {
  if (failure.kind === 'unavailable') {
    return `${failureWords(failure)} Se l’ordine era già partito, non ne nasce un altro.`;
  }
  return refusals[failure.code]?.words ?? failureWords(failure);
}

/** Whether prices, pieces and what stands in the way have to be asked for again. */
export function isOutdated({ code, errors }: ApiError): boolean {
  return (
    code === ordersErrorCodes.orderChanged ||
    code === ordersErrorCodes.nothingToOrder ||
    code === ordersErrorCodes.voucherRefused ||
    // The way to pay is refused alone by what is open by now.
    errors.some(({ path }) => path === 'payment')
  );
}
