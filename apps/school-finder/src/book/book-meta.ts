import type { Book } from '@zaino/contracts/schools';
import { formatEuro } from '@zaino/rules/money';
import { bookImagePath, bookPath } from '@zaino/rules/page-path';
import { breadcrumbList } from '@zaino/web/breadcrumb-list';
import { describePage, type PageMeta } from '@zaino/web/page-meta';
import type { BookData } from './book.api';

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
  const way = breadcrumbList(origin, [
    { name: 'Cerca Libri', path: '/search' },
    { name: book.titolo, path: bookPath(book.isbn) },
  ]);
  return { ...meta, jsonLd: [bookData(book, origin), way] };
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

function bookData(book: Book, origin: string): Record<string, unknown> {
  const { isbn, titolo, sottotitolo, autore, editore, descrizione, pagine, copertina } = book;
  return {
    '@type': 'Book',
    name: titolo,
    isbn,
    url: origin + bookPath(isbn),
    ...(sottotitolo && { alternativeHeadline: sottotitolo }),
    ...(autore && { author: { '@type': 'Person', name: autore } }),
    ...(editore && { publisher: { '@type': 'Organization', name: editore } }),
    ...(descrizione && { description: descrizione }),
    ...(pagine !== null && { numberOfPages: pagine }),
    ...(copertina && { image: new URL(copertina, origin).href }),
    ...(book.vendibile && book.prezzo !== null && { offers: offerOf(book, origin) }),
  };
}

function offerOf({ isbn, prezzo, availability }: Book, origin: string) {
  return {
    '@type': 'Offer',
    url: origin + bookPath(isbn),
    price: (prezzo ?? 0).toFixed(2),
    priceCurrency: 'EUR',
    itemCondition: 'https://schema.org/NewCondition',
    // What nobody has is ordered from the publisher.
    availability: `https://schema.org/${availability?.state === 'in-stock' ? 'InStock' : 'BackOrder'}`,
  };
}
