import { asBought } from './as-bought';
import { billedLines } from './fiscal-lines';
import { longDay } from './long-day';
import { articleWords } from './article-words';
import { euro } from './euro';
import { isPaidByCard, type OrderFile } from './order-file';
import type { PdfSheet } from './pdf-sheet';
import { netCents } from '../orders/refund-plan';
import { vatSummary, vatTreatments } from './vat-summary';
import type { Seller } from '../orders/seller';

const columns = [
  { title: 'Articolo' },
  { title: 'Quantità', width: 60, isNumber: true },
  { title: 'Prezzo', width: 70, isNumber: true },
  { title: 'IVA', width: 60 },
  { title: 'Importo', width: 80, isNumber: true },
];

/** What was paid, for the customer's own records. */
export function writeReceipt(sheet: PdfSheet, file: OrderFile, seller: Seller): void {
  const { order, refunds } = file;
  const lines = asBought(billedLines(order, file.lines));
  const { firstName, lastName } = order.contact;
  sheet.heading('Ricevuta', [`Ordine ${order.number} del ${longDay(order.createdAt)}`]);
  sheet.facts([
    ['Venditore', `${seller.name}\n${seller.address}\nPartita IVA ${seller.vatNumber}`],
    ['Cliente', `${firstName} ${lastName}`.trim()],
    ['Pagamento', paymentWords(file)],
  ]);
  const rows = lines.map((line) => [
    articleWords(line),
    String(line.quantity),
    euro(line.priceCents),
    vatTreatments[line.vat].label,
    euro(line.totalCents),
  ]);
  sheet.table({ columns, rows, sums: sumsOf(file, lines) });
  writeRefunds(sheet, refunds);
  for (const { label, note } of vatSummary(lines)) sheet.note(`${label}: ${note}`);
  sheet.note('Questa ricevuta non è una fattura e non ha valore fiscale.');
}

/** Money that is back with the customer; nothing where none is. */
export function writeRefunds(sheet: PdfSheet, refunds: OrderFile['refunds']): void {
  const given = refunds.filter(({ state }) => state === 'done');
  if (given.length === 0) return;
  sheet.section('Rimborsi');
  const money = [{ title: 'Rimborso' }, { title: 'Importo', width: 80, isNumber: true }];
  const of = given.map(({ doneAt, createdAt, reason, amountCents }) => [
    `${longDay(doneAt ?? createdAt)}: ${reason}`,
    euro(amountCents),
  ]);
  sheet.table({ columns: money, rows: of });
}

function paymentWords(file: OrderFile): string {
  const { paidAt } = file.order;
  const how = isPaidByCard(file) ? 'Con carta' : 'In libreria';
  return paidAt === null ? how : `${how}, il ${longDay(paidAt)}`;
}

function sumsOf({ order }: OrderFile, lines: OrderFile['lines']): [string, string][] {
  const subtotal = lines.reduce((sum, line) => sum + line.totalCents, 0);
  const paid = lines.reduce((sum, line) => sum + netCents(line), order.shippingCents);
  const discount = subtotal + order.shippingCents - paid;
  const shipping = order.shippingCents === 0 ? 'gratuita' : euro(order.shippingCents);
  return [
    ['Articoli', euro(subtotal)],
    ...(discount > 0 ? [['Sconto', `−${euro(discount)}`] as [string, string]] : []),
    ['Spedizione', order.shippingMethod === 'pickup' ? 'ritiro gratuito' : shipping],
    ['Totale pagato', euro(paid)],
  ];
}
