import type { CedolaList, Quote } from '@zaino/contracts/orders';
import type { CartSnapshot } from '@zaino/web/cart';
import type { CheckoutDraft, DraftCedola } from '../draft';

/** Of a list, to be compared. */
export function listKey({ schoolCode, classe, sezione, childId }: CedolaList): string {
  return JSON.stringify([schoolCode, classe, sezione, childId]);
}

type Chosen = Pick<CheckoutDraft, 'payment' | 'cedole'>;

/** Lists whose books a cedola is to pay, as a quote is asked for them. */
export function wantedLists({ payment, cedole = [] }: Chosen): CedolaList[] {
  if (payment !== 'cedola') return [];
  return cedole.map(({ schoolCode, classe, sezione, childId }) => ({
    schoolCode,
    classe,
    sezione,
    childId,
  }));
}

/** Those of them that can be paid so: what was in the cart before, or at another bookshop, is left out. */
export function chosenCedole(
  { payment, cedole = [] }: Chosen,
  quote: Pick<Quote, 'cedole'> | null,
): DraftCedola[] {
  if (payment !== 'cedola') return [];
  const offered = new Set(quote?.cedole?.lists.map(listKey));
  return cedole.filter((cedola) => offered.has(listKey(cedola)));
}

/** What is looked at before an order is sent: nothing where it is not fetched at a bookshop that takes cedole. */
export function cedoleToCheck(
  { shippingMethod }: Pick<CartSnapshot, 'shippingMethod'>,
  draft: Chosen,
  quote: Pick<Quote, 'cedole'> | null,
): { cedole: DraftCedola[]; offersCedole: boolean } {
  if (shippingMethod !== 'pickup') return { cedole: [], offersCedole: false };
  return { cedole: chosenCedole(draft, quote), offersCedole: quote?.cedole != null };
}

/** A cedola for a list, to be filled in; where a bookshop takes those of one Comune it is that. */
export function newCedola(list: CedolaList, { comuni }: NonNullable<Quote['cedole']>): DraftCedola {
  const { schoolCode, classe, sezione, childId } = list;
  const [only, other] = comuni;
  const { comune, provincia } = only && !other ? only : { comune: '', provincia: '' };
  return { schoolCode, classe, sezione, childId, code: '', comune, provincia };
}
