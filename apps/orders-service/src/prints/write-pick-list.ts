import { longMoment } from '../documents/long-day';
import type { PdfSheet } from '../documents/pdf-sheet';
import type { Pick, PickList } from './pick-list';

const columns = [
  { title: 'Pezzi', width: 40, isNumber: true },
  { title: 'Titolo' },
  { title: 'Editore o reparto', width: 105 },
  { title: 'Per chi', width: 155 },
];

/** Families that stand in one row: a row never goes on to the next page. */
const FAMILIES = 20;

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
  else await sheet.longTable({ columns, rows: picks.flatMap(rowsOf) });
  if (inBags > 0) sheet.note(`Già pronti nei sacchetti: ${piecesWords(inBags)}.`);
  if (awaited > 0) sheet.note(`Non ancora arrivati dal fornitore: ${piecesWords(awaited)}.`);
}

/** One row, and more where a title is for many families. */
function rowsOf({ pieces, title, type, reference, publisher, families }: Pick): string[][] {
  const named = type === 'book' ? `${title}\nISBN ${reference}` : title;
  const rows: string[][] = [];
  for (let begin = 0; begin < families.length; begin += FAMILIES) {
    const some = families.slice(begin, begin + FAMILIES).join('\n');
    rows.push(
      begin === 0
        ? [String(pieces), named, publisher, some]
        : ['', `(segue) ${named}`, publisher, some],
    );
  }
  return rows;
}

const piecesWords = (count: number) => (count === 1 ? '1 pezzo' : `${count} pezzi`);
