import { isbnOf } from '@zaino/rules/isbn';
import { bookParams } from './book-params';

/** What the address of a book's page chooses; blank where nothing is chosen. */
export interface BookChoice {
  /** Where the schools are that are shown. */
  provincia: string;
  comune: string;
  /** Page of these schools; blank for the first. */
  pagina: string;
  /** For which class it is bought. */
  scuola: string;
  classe: string;
  sezione: string;
}

export function readBookChoice(params: URLSearchParams): BookChoice {
  const [provincia = '', comune = '', pagina = '', scuola = '', classe = '', sezione = ''] =
    bookParams.map((name) => params.get(name)?.trim() ?? '');
  return { provincia, comune, pagina, scuola: scuola.toUpperCase(), classe, sezione };
}

/** The query part of the address, as in `?provincia=Cremona`; blanks are left out. */
export function bookQuery(choice: Partial<BookChoice>): string {
  const present = bookParams
    .map((name) => [name, choice[name] ?? ''])
    .filter(([, value]) => value !== '');
  return `?${new URLSearchParams(present).toString()}`;
}

/** A book's code as people write it: an ISBN of ten or thirteen digits, with blanks and hyphens, or any other code. */
export function codeOf(text = ''): string {
  return isbnOf(text) ?? text.replaceAll(/[\s\-‐-―]/g, '').toUpperCase();
}

/** Parts of the page that links lead to. */
export const PURCHASE_ID = 'acquista';
export const SCHOOLS_ID = 'scuole';
