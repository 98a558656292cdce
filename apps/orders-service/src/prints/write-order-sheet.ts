import { extraStanding } from '@zaino/rules/book-extra-words';
import { dayRangeWords } from '@zaino/rules/day-words';
import { scannedNumber } from '@zaino/rules/order-number';
import { stateWordsOf } from '@zaino/rules/order-words';
import { pricedArticleWords } from '../documents/article-words';
import { euro } from '../documents/euro';
import { longDay } from '../documents/long-day';
import type { PdfSheet } from '../documents/pdf-sheet';
import { expectedDaysOf } from '../orders/expected-days';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { linesOnBill, owedCents, paidBy } from '../orders/owed';
import { netCents } from '../orders/refund-plan';
import { familyName } from './family-words';
import type { PrintedOrder } from './printed-orders';

const columns = [
  { title: 'Articolo' },
  { title: 'Classe', width: 100 },
  { title: 'Pezzi', width: 40, isNumber: true },
  { title: 'Stato', width: 110 },
  { title: 'Importo', width: 70, isNumber: true },
];

/** An order as it lies at the counter: what is in it, where each book is, what is to be paid. */
export async function writeOrderSheet(sheet: PdfSheet, printed: PrintedOrder): Promise<void> {
  const { order, lines, contact } = printed;
  const due = order.paymentState === 'due' ? owedCents(order, lines) : 0;
  sheet.heading(`Ordine ${order.number}`, [`del ${longDay(order.createdAt)}`]);
  sheet.code(scannedNumber(order.number));
  sheet.facts([
    ...(contact === null
      ? []
      : ([
          ['Famiglia', familyName(printed)],
          ['Telefono', contact.phone],
        ] satisfies [string, string][])),
    ['Pagamento', due > 0 ? `Da pagare alla consegna: ${euro(due)}` : paidWords(printed)],
    ...(order.payBefore === null
      ? []
      : ([['Tenuto fino al', longDay(order.payBefore)]] satisfies [string, string][])),
  ]);
  const billed = linesOnBill(order, lines);
  const cents = lines.map((line) => (billed.includes(line) ? netCents(line) : 0));
  const total = cents.reduce((sum, amount) => sum + amount, order.shippingCents);
  await sheet.longTable({
    columns,
    rows: lines.map((line, index) => [
      pricedArticleWords(line),
      classOf(line, lines[index - 1]),
      String(line.quantity),
      standingOf(line),
      euro(cents[index] ?? 0),
    ]),
    sums: [['Totale', euro(total)]],
  });
}

function paidWords({ order, lines, isPaidAtCounter }: PrintedOrder): string {
  const by = paidBy(order, lines, isPaidAtCounter);
  if (by === null || order.paidAt === null) return 'Niente da pagare';
  if (by === 'cedola') return 'Con cedola libraria';
  const how = by === 'card' ? 'online' : 'in libreria';
  return `Pagato il ${longDay(order.paidAt)}, ${how}`;
}

/** The class, with its school where that is another one than of the line above: its name may be long. */
function classOf({ details }: OrderLineEntity, above: OrderLineEntity | undefined): string {
  const { school, classe, sezione } = details;
  if (school === null) return '';
  const name = `${classe}${sezione}`.trim();
  return above?.details.school?.codice === school.codice ? name : `${name}\n${school.nome}`.trim();
}

/** When a book comes is said until it is there. */
function standingOf(line: OrderLineEntity): string {
  const words = stateWordsOf(line.state, 'pickup');
  const expected = line.state === 'reserved' ? null : expectedDaysOf(line);
  return [
    words,
    ...(expected === null ? [] : [dayRangeWords(expected)]),
    ...(line.cedolaCents > 0 ? ['cedola'] : []),
    ...extraWords(line),
  ].join('\n');
}

function extraWords({ extra: kind, extraState: state }: OrderLineEntity): string[] {
  return kind === null || state === null ? [] : [extraStanding({ kind, state })];
}
