import type { Problem } from '@zaino/contracts/shared';
import { type InvoiceTaxCodes, taxCodeFaults } from '@zaino/rules/tax-code-faults';

/** What keeps an invoice from being made out to somebody, each at its field. */
export function checkInvoice(invoice: InvoiceTaxCodes): NonNullable<Problem['errors']> {
  return Object.entries(taxCodeFaults(invoice)).map(([path, message]) => ({ path, message }));
}
