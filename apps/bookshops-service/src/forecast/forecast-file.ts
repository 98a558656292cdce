import type { Forecast } from '@zaino/contracts/bookshops';
import { spreadsheetEuro, spreadsheetFile } from '@zaino/service/spreadsheet-file';

const head = [
  'ISBN',
  'Titolo',
  'Editore',
  'Prezzo €',
  'Classi',
  'Nuove adozioni',
  'Copie attese',
  'Ordinate',
  'A scaffale',
  'Da tenere',
];

/** A line for each book, as Italian spreadsheets read it. */
export function forecastFile({ books }: Forecast): string {
  const lines = books.map((book) => [
    book.isbn,
    book.title,
    book.publisher,
    book.price === null ? '' : spreadsheetEuro(book.price),
    String(book.classes),
    String(book.newClasses),
    String(book.expected),
    String(book.ordered),
    String(book.shelf),
    String(book.toStock),
  ]);
  return spreadsheetFile([head, ...lines]);
}
