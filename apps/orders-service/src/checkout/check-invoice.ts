import type { Problem } from '@zaino/contracts/shared';
import type { OrderWish } from './order-wish';
import { isPersonalTaxCode, isVatNumber } from '@zaino/rules/tax-codes';

type InvoiceRequest = NonNullable<OrderWish['invoice']>;
type FieldErrors = NonNullable<Problem['errors']>;

/** What keeps an invoice from being made out to somebody, each at its field. */
export function checkInvoice(invoice: InvoiceRequest): FieldErrors {
  return invoice.kind === 'persona' ? checkPerson(invoice) : checkCompany(invoice);
}

function checkPerson({ taxCode, vatNumber }: InvoiceRequest): FieldErrors {
  return [
    ...(isPersonalTaxCode(taxCode) ? [] : [notValid('taxCode', 'Il codice fiscale non è valido')]),
    ...(vatNumber === '' ? [] : [notValid('vatNumber', 'La partita IVA è solo per le aziende')]),
  ];
}

/** A school or an association has a codice fiscale alone, a firm of one person that of the person. */
function checkCompany({ taxCode, vatNumber }: InvoiceRequest): FieldErrors {
  if (taxCode === '' && vatNumber === '') {
    return [notValid('vatNumber', 'Scrivi la partita IVA o il codice fiscale')];
  }
  const isTaxCode = taxCode === '' || isVatNumber(taxCode) || isPersonalTaxCode(taxCode);
  return [
    ...(isTaxCode ? [] : [notValid('taxCode', 'Il codice fiscale non è valido')]),
    ...(vatNumber === '' || isVatNumber(vatNumber)
      ? []
      : [notValid('vatNumber', 'La partita IVA non è valida')]),
  ];
}

function notValid(path: string, message: string) {
  return { path, message };
}
