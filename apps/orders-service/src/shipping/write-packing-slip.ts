import { scannedNumber } from '@zaino/rules/order-number';
import { articleWords } from '../documents/article-words';
import { longDay } from '../documents/long-day';
import type { PdfSheet } from '../documents/pdf-sheet';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';

const columns = [
  { title: 'Articolo' },
  { title: 'Per', width: 130 },
  { title: 'Pezzi', width: 45, isNumber: true },
];

/** What lies in one parcel. */
export interface PackingSlip {
  order: OrderEntity;
  lines: readonly OrderLineEntity[];
  /** Pieces of the order that come in another parcel. */
  later: number;
}

/** What the family finds in the parcel, without prices: it may be a gift, and the receipt is by mail. */
export async function writePackingSlip(
  sheet: PdfSheet,
  { order, lines, later }: PackingSlip,
): Promise<void> {
  const { number, createdAt, address } = order;
  sheet.heading(`Ordine ${number}`, [`del ${longDay(createdAt)}`]);
  sheet.code(scannedNumber(number));
  if (address !== null) {
    const { firstName, lastName, address: street, postalCode, city, province } = address;
    sheet.facts([
      ['Destinatario', `${firstName} ${lastName}\n${street}\n${postalCode} ${city} (${province})`],
    ]);
  }
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await sheet.longTable({
    columns,
    rows: lines.map((line) => [articleWords(line), forWhom(line), String(line.quantity)]),
    sums: [['Pezzi in questo pacco', String(pieces)]],
  });
  if (later > 0) {
    sheet.note(
      later === 1
        ? 'Un altro pezzo di questo ordine arriva con un pacco a parte.'
        : `Altri ${later} pezzi di questo ordine arrivano con un pacco a parte.`,
    );
  }
}

/** The class whose list a book was on; nothing of a product, nor of a child. */
function forWhom({ details }: OrderLineEntity): string {
  const { school, classe, sezione } = details;
  if (school === null) return '';
  return `${`${classe}${sezione}`.trim()}\n${school.nome}`.trim();
}
