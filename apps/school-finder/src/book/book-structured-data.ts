import type { Book } from '@zaino/contracts/schools';
import { bookPath } from '@zaino/rules/page-path';
import { breadcrumbList } from '@zaino/web/breadcrumb-list';

/** What a book's page tells search engines: for the server alone. */
export function bookStructuredData(book: Book, origin: string): Record<string, unknown>[] {
  const way = breadcrumbList(origin, [
    { name: 'Cerca Libri', path: '/search' },
    { name: book.titolo, path: bookPath(book.isbn) },
  ]);
  return [bookData(book, origin), way];
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
