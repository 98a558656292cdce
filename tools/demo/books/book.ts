import { csvCell } from '../output/csv-file';

/** A book in the ministry's fields. */
export interface DemoBook {
  isbn: string;
  autori: string;
  titolo: string;
  sottotitolo: string;
  volume: string;
  editore: string;
  /** 0 where the ministry has no price. */
  cents: number;
  /** Of which family its title is; descriptions follow it. */
  family: string;
  /** CODICEISBN to PREZZO as they stand in a row. */
  text: string;
}

export function makeBook(fields: Omit<DemoBook, 'text'>): DemoBook {
  return { ...fields, text: bookText(fields) };
}

/** CODICEISBN to PREZZO; `prezzo` where a row has something else than the book's price. */
export function bookText(book: Omit<DemoBook, 'text'>, prezzo = priceText(book.cents)): string {
  const { isbn, autori, titolo, sottotitolo, volume, editore } = book;
  return [isbn, autori, titolo, sottotitolo, volume, editore, prezzo].map(csvCell).join(',');
}

/** `12,50`; the ministry writes zero as `,00`. */
function priceText(cents: number): string {
  const euros = Math.floor(cents / 100);
  return `${euros === 0 ? '' : euros},${String(cents % 100).padStart(2, '0')}`;
}
