import { setImmediate as othersTurn } from 'node:timers/promises';
import { longMoment } from '../documents/long-day';
import type { PdfSheet } from '../documents/pdf-sheet';
import type { PickList } from './pick-list';

const columns = [
  { title: 'Pezzi', width: 40, isNumber: true },
  { title: 'Titolo' },
  { title: 'Editore o reparto', width: 105 },
  { title: 'Per chi', width: 155 },
];

/** Rows of one table: about a page, so that each page has the heads. */
const ROWS = 20;

/** Other calls have their turn between two pages. */
export async function writePickList(
  sheet: PdfSheet,
  { picks, inBags, awaited }: PickList,
  about: { orders: number; at: Date },
): Promise<void> {
  const pieces = picks.reduce((sum, pick) => sum + pick.pieces, 0);
  const ofOrders = about.orders === 1 ? '1 ordine' : `${about.orders} ordini`;
  sheet.heading('Lista di prelievo', [`${ofOrders}, ${piecesWords(pieces)}`, longMoment(about.at)]);
  if (picks.length === 0) sheet.paragraph('Non c’è niente da prendere dagli scaffali.');
  for (let begin = 0; begin < picks.length; begin += ROWS) {
    const rows = picks
      .slice(begin, begin + ROWS)
      .map(({ pieces: count, title, type, reference, publisher, families }) => [
        String(count),
        type === 'book' ? `${title}\nISBN ${reference}` : title,
        publisher,
        families.join('\n'),
      ]);
    sheet.table({ columns, rows });
    await othersTurn();
  }
  if (inBags > 0) sheet.note(`Già pronti nei sacchetti: ${piecesWords(inBags)}.`);
  if (awaited > 0) sheet.note(`Non ancora arrivati dal fornitore: ${piecesWords(awaited)}.`);
}

const piecesWords = (count: number) => (count === 1 ? '1 pezzo' : `${count} pezzi`);
