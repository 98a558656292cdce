import { billedLines } from './fiscal-lines';
import { longDay } from './long-day';
import { euro } from './euro';
import { type OrderFile, paidHow } from './order-file';
import type { PdfSheet } from './pdf-sheet';
import { type PaperRow, paperRows } from './paper-rows';
import { vatSummary, vatTreatments } from './vat-summary';
import { bySeller, type SellerPart } from '../orders/by-seller';
import { type Seller, sellerWords } from '../orders/seller';
import { refundPartCents } from './refund-part';

const columns = [
  { title: 'Articolo' },
  { title: 'Quantità', width: 60, isNumber: true },
  { title: 'Prezzo', width: 70, isNumber: true },
  { title: 'IVA', width: 60 },
  { title: 'Importo', width: 80, isNumber: true },
];

type Part = SellerPart<OrderFile['lines'][number]>;

/** What was paid, for the customer's own records: to each seller on a page of its own. */
export function writeReceipt(sheet: PdfSheet, file: OrderFile, shop: Seller): void {
  const parts = bySeller(file.order, billedLines(file.order, file.lines), shop);
  for (const part of parts) writePart(sheet, file, { ...part, isAll: parts.length === 1 });
}

function writePart(sheet: PdfSheet, file: OrderFile, part: Part & { isAll: boolean }): void {
  const { order, refunds } = file;
  const { seller } = part;
  const bought = paperRows(part.lines);
  const { firstName, lastName } = order.contact;
  sheet.heading('Ricevuta', [`Ordine ${order.number} del ${longDay(order.createdAt)}`]);
  sheet.facts([
    ['Venditore', sellerWords(seller)],
    ['Cliente', `${firstName} ${lastName}`.trim()],
    ['Pagamento', paymentWords(file)],
  ]);
  const rows = bought.map((row) => [
    row.words,
    String(row.quantity),
    euro(row.priceCents),
    vatTreatments[row.vat].label,
    euro(row.totalCents),
  ]);
  sheet.table({ columns, rows, sums: sumsOf(order, part, bought) });
  writeRefunds(sheet, refunds, part);
  for (const { label, note } of vatSummary(bought)) sheet.note(`${label}: ${note}`);
  sheet.note('Questa ricevuta non è una fattura e non ha valore fiscale.');
}

/** Money that is back with the customer, of one seller where one is told; nothing where none is. */
export function writeRefunds(sheet: PdfSheet, refunds: OrderFile['refunds'], part?: Part): void {
  const given = refunds
    .filter(({ state }) => state === 'done')
    .map((refund) => ({ refund, cents: part ? refundPartCents(refund, part) : refund.amountCents }))
    .filter(({ cents }) => cents > 0);
  if (given.length === 0) return;
  sheet.section('Rimborsi');
  const money = [{ title: 'Rimborso' }, { title: 'Importo', width: 80, isNumber: true }];
  const of = given.map(({ refund: { doneAt, createdAt, reason }, cents }) => [
    `${longDay(doneAt ?? createdAt)}: ${reason}`,
    euro(cents),
  ]);
  sheet.table({ columns: money, rows: of });
}

function paymentWords(file: OrderFile): string {
  const { paidAt } = file.order;
  const words = paidHow(file);
  const how = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return paidAt === null ? how : `${how}, il ${longDay(paidAt)}`;
}

function sumsOf(
  order: OrderFile['order'],
  { hasShipping, isAll }: Part & { isAll: boolean },
  bought: readonly PaperRow[],
): [string, string][] {
  const shippingCents = hasShipping ? order.shippingCents : 0;
  const subtotal = bought.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const paid = bought.reduce((sum, { paidCents }) => sum + paidCents, shippingCents);
  const discount = subtotal + shippingCents - paid;
  const shipping = shippingCents === 0 ? 'gratuita' : euro(shippingCents);
  return [
    ['Articoli', euro(subtotal)],
    ...(discount > 0 ? [['Sconto', `−${euro(discount)}`] as [string, string]] : []),
    ['Spedizione', order.shippingMethod === 'pickup' ? 'ritiro gratuito' : shipping],
    [isAll ? 'Totale pagato' : 'Pagato a questo venditore', euro(paid)],
  ];
}
