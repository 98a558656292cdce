import { longDay } from './long-day';
import type { FiscalContent } from './fiscal-content';
import type { FiscalDocumentEntity } from './fiscal-document.entity';
import { fiscalNumber } from './fiscal-number';
import { sellerWords } from '../orders/seller';
import { euro } from './euro';
import type { PdfSheet } from './pdf-sheet';
import { type VatRow, vatSummary, vatTreatments } from './vat-summary';

const columns = [
  { title: 'Descrizione' },
  { title: 'Quantità', width: 60, isNumber: true },
  { title: 'IVA', width: 60 },
  { title: 'Importo', width: 80, isNumber: true },
];

const vatColumns = [
  { title: 'Riepilogo IVA' },
  { title: 'Imponibile', width: 90, isNumber: true },
  { title: 'Imposta', width: 80, isNumber: true },
];

/** An invoice or a credit note, as it was issued. */
export function writeFiscalDocument(sheet: PdfSheet, document: FiscalDocumentEntity): void {
  const { content } = document;
  const { seller, lines } = content;
  sheet.heading(titleOf(document), [`del ${longDay(document.issuedAt)}`]);
  sheet.facts([
    ['Venditore', sellerWords(seller)],
    ['Intestata a', buyerWords(content.buyer)],
    ['Ordine', `${content.orderNumber} del ${longDay(new Date(content.orderedAt))}`],
    ...creditFacts(content),
  ]);
  const summary = vatSummary(lines);
  const total = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  sheet.table({
    columns,
    rows: lines.map(({ description, quantity, vat, totalCents }) => [
      description,
      String(quantity),
      vatTreatments[vat].label,
      euro(totalCents),
    ]),
    sums: [[content.credits ? 'Totale a credito' : 'Totale fattura', euro(total)]],
  });
  sheet.note('Gli importi sono IVA inclusa, dove è dovuta.');
  sheet.table({ columns: vatColumns, rows: summary.map(vatRow) });
  for (const { label, note } of summary) sheet.note(`${label}: ${note}`);
  if (content.writtenBy !== undefined) sheet.note(writtenWords(content.writtenBy));
}

/** What the law has an invoice say that somebody else writes for the seller. */
function writtenWords(writtenBy: string): string {
  return `Compilata da ${writtenBy} per conto del venditore (art. 21, comma 2, lett. n, Dpr 633/1972).`;
}

export function titleOf(document: FiscalDocumentEntity): string {
  const kind = document.kind === 'fattura' ? 'Fattura' : 'Nota di credito';
  return `${kind} n. ${fiscalNumber(document)}`;
}

/** What has no VAT line shows what was paid, and no tax. */
function vatRow({ rate, label, taxableCents, vatCents }: VatRow): string[] {
  return rate === null
    ? [label, euro(taxableCents), '–']
    : [`Aliquota ${label}`, euro(taxableCents), euro(vatCents)];
}

function creditFacts({ credits }: FiscalContent): [string, string][] {
  if (credits === null) return [];
  const { number, issuedAt } = credits;
  return [['A storno di', `Fattura n. ${number} del ${longDay(new Date(issuedAt))}`]];
}

function buyerWords(buyer: FiscalContent['buyer']): string {
  const { name, address, postalCode, city, province, taxCode, vatNumber } = buyer;
  return [
    name,
    address,
    `${postalCode} ${city} (${province})`,
    ...(taxCode === '' ? [] : [`Codice fiscale ${taxCode}`]),
    ...(vatNumber === '' ? [] : [`Partita IVA ${vatNumber}`]),
    ...(buyer.recipientCode === '' ? [] : [`Codice destinatario ${buyer.recipientCode}`]),
    ...(buyer.pec === '' ? [] : [`PEC ${buyer.pec}`]),
  ].join('\n');
}
