import type { Book } from '@zaino/contracts/schools';
import { formatEuro } from '@zaino/rules/money';
import { bookImagePath, bookPath } from '@zaino/rules/page-path';
import { isServerBuild } from '@zaino/web/is-server-build';
import { describePage, type PageMeta } from '@zaino/web/page-meta';
import type { BookData } from './book.api';
import { bookStructuredData } from './book-structured-data';

/** A page without data, or whose service could not say, has no book. */
const bookOf = (data: unknown) => (data as Partial<BookData> | null | undefined)?.book ?? null;

/** What a book's page is called. */
export function bookTitle(data: unknown): string {
  const book = bookOf(data);
  return book ? `${book.titolo} · ISBN ${book.isbn}` : 'Libro non trovato';
}

/** What it says of itself, at an origin; without a book there is nothing to be found by. */
export function bookMeta(data: unknown, origin: string): PageMeta {
  const book = bookOf(data);
  if (!book) return { noindex: true };
  const meta: PageMeta = {
    type: 'product',
    canonical: bookPath(book.isbn),
    description: descriptionOf(book),
    image: bookImagePath(book.isbn),
  };
  if (!isWorthFinding(book)) return { ...meta, noindex: true };
  return isServerBuild ? { ...meta, jsonLd: bookStructuredData(book, origin) } : meta;
}

/** As the sitemap has it: what can be bought or is on a list of this year, and stands for one book. */
function isWorthFinding({ vendibile, motivoNonVendibile, adozioni }: Book): boolean {
  const isBook =
    motivoNonVendibile !== 'edizione-libera' && motivoNonVendibile !== 'codice-non-valido';
  return isBook && (vendibile || adozioni.classi > 0);
}

function descriptionOf({ titolo, autore, editore, isbn, prezzo, adozioni }: Book): string {
  const names = [titolo, autore, editore].filter(Boolean).join(', ');
  const { classi, scuole } = adozioni;
  return describePage(
    `${names}. ISBN ${isbn}.`,
    ...(prezzo === null ? [] : [`Prezzo di copertina ${formatEuro(prezzo)}.`]),
    ...(classi > 0 ? [`Classi che lo adottano: ${classi}, in scuole: ${scuole}.`] : []),
  );
}
