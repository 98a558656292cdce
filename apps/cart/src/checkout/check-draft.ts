import type { FieldErrors } from '@zaino/web/use-submission';
import type { ShippingMethod } from '@zaino/rules/shipping';
import {
  type Address,
  type Contact,
  type Draft,
  type Invoice,
  isUndated,
  type Preference,
  preferenceOf,
} from './draft';
import type { LineToCome } from './lines-to-come';
import { isPersonalTaxCode, isVatNumber } from '@zaino/rules/tax-codes';

type Fault = string | false;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PHONE = /^[+\d ()./-]{6,}$/;
const POSTAL_CODE = /^\d{5}$/;
const RECIPIENT_CODE = /^[A-Z\d]{7}$/;

const isBlank = (text: string) => text.trim() === '';
const blank = (text: string, words: string): Fault => isBlank(text) && words;
const name = (text: string) => blank(text, 'Scrivi il nome');
const surname = (text: string) => blank(text, 'Scrivi il cognome');
const phone = (text: string): Fault =>
  !PHONE.test(text.trim()) && 'Scrivi un numero di telefono valido';

function named(prefix: string, faults: Record<string, Fault>): FieldErrors {
  const found = Object.entries(faults).filter(([, fault]) => fault !== false);
  return Object.fromEntries(found.map(([field, fault]) => [`${prefix}.${field}`, String(fault)]));
}

/** The same as the contract asks for, said before anything is sent. */
export function checkContact(contact: Contact): FieldErrors {
  return named('contact', {
    firstName: name(contact.firstName),
    lastName: surname(contact.lastName),
    email: !EMAIL.test(contact.email.trim()) && 'Scrivi un indirizzo e-mail valido',
    phone: phone(contact.phone),
  });
}

type Street = Pick<Address, 'address' | 'city' | 'postalCode' | 'province'>;

const streetFaults = (street: Street) => ({
  postalCode: !POSTAL_CODE.test(street.postalCode) && 'Il CAP ha cinque cifre',
  city: blank(street.city, 'Scegli il comune'),
  // Where the comune is chosen, it brings its province.
  province: !isBlank(street.city) && blank(street.province, 'Scrivi la provincia'),
  address: street.address.trim().length < 3 && 'Scrivi via e numero civico',
});

/** Of the place alone, without who lives there. */
export function checkStreet(prefix: string, street: Street): FieldErrors {
  return named(prefix, streetFaults(street));
}

function checkRecipient(address: Address): FieldErrors {
  return named('address', {
    firstName: name(address.firstName),
    lastName: surname(address.lastName),
    phone: phone(address.phone),
  });
}

/** A school or an association has a codice fiscale alone, a firm of one person that of the person. */
function taxCodeFault({ kind, taxCode, vatNumber }: Invoice): Fault {
  if (kind === 'persona') {
    if (taxCode === '') return 'Scrivi il codice fiscale';
    return !isPersonalTaxCode(taxCode) && 'Controlla il codice fiscale: ha sedici caratteri';
  }
  const isRight = isVatNumber(taxCode) || isPersonalTaxCode(taxCode);
  const isLeftOut = taxCode === '' && vatNumber !== '';
  return !isRight && !isLeftOut && 'Controlla il codice fiscale, o scrivi la partita IVA';
}

function vatFault({ kind, taxCode, vatNumber }: Invoice): Fault {
  const isLeftOut = vatNumber === '' && taxCode !== '';
  const isAsked = kind === 'azienda' && !isLeftOut;
  return isAsked && !isVatNumber(vatNumber) && 'Controlla la partita IVA: ha undici cifre';
}

/** What is wrong with a tax code of the invoice, as its field is left. */
export function checkTaxCodes(invoice: Invoice): FieldErrors {
  return named('invoice', { taxCode: taxCodeFault(invoice), vatNumber: vatFault(invoice) });
}

function checkInvoice({ invoice, billsToDelivery }: Draft, hasDelivery: boolean): FieldErrors {
  const code = invoice.recipientCode.trim();
  const pec = invoice.pec.trim();
  return {
    ...named('invoice', {
      name: blank(invoice.name, 'Scrivi a chi intestare la fattura'),
      recipientCode:
        code !== '' &&
        !RECIPIENT_CODE.test(code) &&
        'Il codice destinatario ha sette lettere o cifre',
      pec: pec !== '' && !EMAIL.test(pec) && 'Scrivi un indirizzo PEC valido',
    }),
    ...checkTaxCodes(invoice),
    ...(!(billsToDelivery && hasDelivery) && checkStreet('invoice', invoice)),
  };
}

/** What is missing or wrong, by the names of the fields in the order's body. */
export function checkDraft(
  draft: Draft,
  { shippingMethod, toCome }: { shippingMethod: ShippingMethod; toCome: readonly LineToCome[] },
): FieldErrors {
  const hasDelivery = shippingMethod === 'standard';
  return {
    ...checkContact(draft.contact),
    ...(hasDelivery && checkStreet('address', draft.address)),
    ...(hasDelivery && draft.isForOther && checkRecipient(draft.address)),
    ...(!hasDelivery &&
      draft.pickupPointId === null && { pickupPointId: 'Scegli dove ritirare l’ordine' }),
    ...(draft.wantsInvoice && checkInvoice(draft, hasDelivery)),
    ...checkPreferences(toCome.map(({ key }) => preferenceOf(draft, key))),
  };
}

function checkPreferences(preferences: Preference[]): FieldErrors {
  return preferences.some(isUndated) ? { preferences: 'Scegli la data' } : {};
}
