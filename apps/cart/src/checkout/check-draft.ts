import {
  cedolaCodeFormSchema,
  COMUNE_MISSING,
  contactSchema,
  invoiceRequestSchema,
  type OrderObstacle,
  placeOfOrderSchema,
  recipientSchema,
} from '@zaino/contracts/orders';
import type { CartBookshop } from '@zaino/rules/chosen-bookshop';
import type { ShippingMethod } from '@zaino/rules/shipping';
import { taxCodeFaults } from '@zaino/rules/tax-code-faults';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';
import {
  type Address,
  type Contact,
  type CheckoutDraft,
  type DraftCedola,
  type Invoice,
  isUndated,
  type Preference,
  preferenceOf,
} from './draft';
import type { LineToCome } from './lines-to-come';
import { invoiceOf } from './order/order-request';

const isBlank = (text: string) => text.trim() === '';

const named = (prefix: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, words]) => [`${prefix}.${field}`, words]));

/** Whom to write to, as the contract asks for it. */
export function checkContact(contact: Contact): FieldErrors {
  return named('contact', validateForm(contactSchema, contact));
}

type Street = Pick<Address, 'address' | 'city' | 'postalCode' | 'province'>;

/** Of the place alone, without who lives there. */
export function checkStreet(prefix: string, street: Street): FieldErrors {
  const errors = validateForm(placeOfOrderSchema, street);
  // Where the comune is chosen, it brings its province.
  if (isBlank(street.city)) delete errors.province;
  return named(prefix, errors);
}

/** What is wrong with a tax code of the invoice, as its field is left. What a company's field held before counts for no person. */
export function checkTaxCodes(invoice: Invoice): FieldErrors {
  const vatNumber = invoice.kind === 'azienda' ? invoice.vatNumber : '';
  return named('invoice', taxCodeFaults({ ...invoice, vatNumber }));
}

/** Fields of the invoice beside its tax codes and its place, which have checks of their own. */
const invoiceFields = ['name', 'recipientCode', 'pec'];

function checkInvoice(draft: CheckoutDraft, hasDelivery: boolean): FieldErrors {
  const { invoice, billsToDelivery } = draft;
  const errors = Object.entries(validateForm(invoiceRequestSchema, invoiceOf(draft, null)));
  const own = errors.filter(([field]) => invoiceFields.includes(field));
  return {
    ...named('invoice', Object.fromEntries(own)),
    ...checkTaxCodes(invoice),
    ...(!(billsToDelivery && hasDelivery) && checkStreet('invoice', invoice)),
  };
}

interface CheckContext {
  shippingMethod: ShippingMethod;
  /** Where it is picked up. */
  bookshop: CartBookshop | null;
  toCome: readonly LineToCome[];
  /** To the way to pay that is chosen. */
  obstacle: OrderObstacle | null;
  cedole: readonly DraftCedola[];
  /** The bookshop takes cedole for something of the cart; where it does not, paying so is paying in the shop. */
  offersCedole: boolean;
}

/** What is missing or wrong, by the names of the fields in the order's body. */
export function checkDraft(
  draft: CheckoutDraft,
  { shippingMethod, bookshop, toCome, obstacle, cedole, offersCedole }: CheckContext,
): FieldErrors {
  const hasDelivery = shippingMethod === 'standard';
  return {
    ...checkContact(draft.contact),
    ...(hasDelivery && checkStreet('address', draft.address)),
    ...(hasDelivery &&
      draft.isForOther &&
      named('address', validateForm(recipientSchema, draft.address))),
    ...(!hasDelivery && bookshop === null && { pickupPointId: 'Scegli dove ritirare l’ordine' }),
    ...(draft.wantsInvoice && checkInvoice(draft, hasDelivery)),
    ...(obstacle && { payment: obstacle.text }),
    ...(offersCedole && checkCedole(cedole, draft)),
    ...checkPreferences(toCome.map(({ key }) => preferenceOf(draft, key))),
  };
}

function checkCedole(
  cedole: readonly DraftCedola[],
  { payment }: Pick<CheckoutDraft, 'payment'>,
): FieldErrors {
  if (payment === 'cedola' && cedole.length === 0) {
    return { cedole: 'Scegli quali libri paghi con la cedola, o un altro modo di pagare' };
  }
  return Object.assign(
    {},
    ...cedole.map(({ code, comune }, index) => {
      const errors = validateForm(cedolaCodeFormSchema, { code });
      return named(`cedole.${index}`, {
        ...errors,
        ...(comune === '' && { comune: COMUNE_MISSING }),
      });
    }),
  ) as FieldErrors;
}

function checkPreferences(preferences: Preference[]): FieldErrors {
  return preferences.some(isUndated) ? { preferences: 'Scegli la data' } : {};
}
