import type { FiscalDocumentEntity } from './fiscal-document.entity';

type Numbered = Pick<FiscalDocumentEntity, 'number' | 'year' | 'sellerId'>;

/**
 * As it stands on an invoice: `12/2026`; `12/2026/Z` of a bookshop, which numbers its own invoices by itself and has
 * these as a series apart.
 */
export function fiscalNumber({ number, year, sellerId }: Numbered): string {
  return sellerId === '' ? `${number}/${year}` : `${number}/${year}/Z`;
}
