import { sellerWords } from '../orders/seller';
import type { PaidAtCounter } from '../payments/counter-payment';
import { euro } from './euro';
import type { PaperVat } from './fiscal-content';
import { billedLines } from './fiscal-lines';
import { longDay, longMoment } from './long-day';
import type { OrderFile } from './order-file';
import { paperRows } from './paper-rows';
import type { PdfSheet } from './pdf-sheet';
import { writeRefunds } from './receipt';
import { kindSummary, vatSummary, vatTreatments } from './vat-summary';

const NO_FISCAL_DOCUMENT = 'Non è un documento fiscale';

const columns = [
  { title: 'Articolo' },
  { title: 'Tipo', width: 90 },
  { title: 'Quantità', width: 60, isNumber: true },
  { title: 'Importo', width: 80, isNumber: true },
];

const kindColumns = [
  { title: 'Per tipo' },
  { title: 'IVA', width: 60 },
  { title: 'Imponibile', width: 80, isNumber: true },
  { title: 'Imposta', width: 70, isNumber: true },
  { title: 'Totale', width: 80, isNumber: true },
];

/** Kinds of goods as they are taxed (market-and-law, L10). */
const kindWords: Readonly<Record<PaperVat, string>> = {
  libro: 'Libro nuovo',
  'libro-usato': 'Libro usato',
  ebook: 'E-book',
  ordinaria: 'Cancelleria',
  servizio: 'Servizio',
};

const tenderWords = {
  cash: 'in contanti',
  card: 'con carta, al terminale della libreria',
} as const;

/** To be written by hand, where the till's number came later than the paper. */
const BLANK = '_'.repeat(24);

/** What was paid at a counter, by kinds of goods: the document that counts is the till's own. */
export function writePaymentSummary(sheet: PdfSheet, file: OrderFile, paid: PaidAtCounter): void {
  const { order, refunds } = file;
  const { pickupPoint } = order;
  const bought = paperRows(billedLines(order, file.lines));
  sheet.heading('Riepilogo del pagamento', [
    NO_FISCAL_DOCUMENT,
    `Ordine ${order.number} del ${longDay(order.createdAt)}`,
  ]);
  const at = pickupPoint && `${pickupPoint.name}\n${pickupPoint.address}, ${pickupPoint.city}`;
  const how = paid.tender === null ? 'in libreria' : tenderWords[paid.tender];
  sheet.facts([
    ...(order.sellers ?? []).map((seller): [string, string] => ['Venditore', sellerWords(seller)]),
    ['Pagato presso', at ?? 'la libreria del ritiro'],
    ['Pagamento', `${euro(paid.amountCents)} ${how}, ${longMoment(paid.at)}`],
    ['Documento della cassa', paid.tillNumber === null ? `n. ${BLANK}` : `n. ${paid.tillNumber}`],
  ]);
  sheet.table({
    columns,
    rows: bought.map((row) => [
      row.words,
      kindWords[row.vat],
      String(row.quantity),
      euro(row.paidCents),
    ]),
    sums: [['Totale pagato', euro(paid.amountCents)]],
  });
  const paidFor = bought.map(({ vat, paidCents }) => ({ vat, totalCents: paidCents }));
  const summary = kindSummary(paidFor);
  sheet.table({
    columns: kindColumns,
    rows: summary.map(({ vat, rate, grossCents, taxableCents, vatCents }) => [
      kindWords[vat],
      vatTreatments[vat].label,
      rate === null ? '–' : euro(taxableCents),
      rate === null ? '–' : euro(vatCents),
      euro(grossCents),
    ]),
  });
  writeRefunds(sheet, refunds);
  for (const { label, note } of vatSummary(paidFor)) sheet.note(`${label}: ${note}`);
  sheet.note(`${NO_FISCAL_DOCUMENT}: vale quello emesso dalla cassa della libreria.`);
}
