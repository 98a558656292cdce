import { bookText } from '../books/book';
import type { DemoBook } from '../books/book';
import { fraction } from '../chance';
import { csvCell } from '../output/csv-file';
import type { DemoAdoption } from './class-list';
import type { DemoClass } from './school-class';

/** CODICESCUOLA to COMBINAZIONE. */
export function classText(codice: string, of: DemoClass): string {
  const { anno, sezione, tipoGrado, combinazione } = of;
  return `${codice},${anno},${csvCell(sezione)},${tipoGrado},${csvCell(combinazione)}`;
}

const yes = { true: 'Si', false: 'No' };

export function adoptionLine(start: string, row: DemoAdoption, book = row.book.text): string {
  const flags = `${yes[`${row.nuova}`]},${yes[`${row.daAcquistare}`]},${row.consigliato}`;
  return `${start},${csvCell(row.disciplina)},${book},${flags}`;
}

/** What goes wrong in the ministry's rows, with the share of the rows that it happens to. */
const quirks: [number, (start: string, row: DemoAdoption) => string[]][] = [
  [0.0006, (start, row) => [adoptionLine(start, row, bookText(row.book, 'ND'))]],
  [0.0004, (start, row) => [adoptionLine(start, row, bookText(row.book, ',00'))]],
  [0.0002, (start, row) => [adoptionLine(start, row, bookText(row.book, '#######'))]],
  [0.0004, (start, row) => [adoptionLine(start, row), adoptionLine(start, row)]],
  [0.001, (start, row) => [adoptionLine(start, row), inSecondSubject(start, row)]],
  [0.0006, (start, row) => [adoptionLine(start, row, bookText(spelledOtherwise(row.book)))]],
  [0.0004, (start, row) => [adoptionLine(start, row, bookText(dearer(row.book)))]],
  [0.0003, (start, row) => [adoptionLine(start, row, bookText(withoutCode(row.book)))]],
];

/** The lines of one row: one as a rule, another or more where a quirk strikes; `key` is the row's own. */
export function quirkyLines(start: string, row: DemoAdoption, key: number): string[] {
  let at = fraction(key, 61);
  for (const [share, lines] of quirks) {
    if (at < share) return lines(start, row);
    at -= share;
  }
  return [adoptionLine(start, row)];
}

/** The same class and ISBN under another subject. */
function inSecondSubject(start: string, row: DemoAdoption): string {
  const disciplina = row.disciplina === 'EDUCAZIONE CIVICA' ? 'STORIA' : 'EDUCAZIONE CIVICA';
  return adoptionLine(start, { ...row, disciplina });
}

function spelledOtherwise(book: DemoBook): DemoBook {
  return { ...book, titolo: `${book.titolo.trim()} + EBOOK`, editore: `${book.editore} EDIZIONI` };
}

function dearer(book: DemoBook): DemoBook {
  return { ...book, cents: book.cents + 150 };
}

function withoutCode(book: DemoBook): DemoBook {
  return { ...book, isbn: book.cents % 2 === 0 ? '0000000000000' : '1234567890111', cents: 0 };
}
