import { breadcrumbList } from '@zaino/web/breadcrumb-list';
import { noSearch, searchPath } from '../search/search-params';
import type { ListBook } from './list-rules';
import { className, listTitle } from './list-words';
import { listPath } from './school-address';
import type { ListData, ShownSchool } from './school.api';

interface PageContent {
  school: ShownSchool;
  list: ListData;
  books: ListBook[];
  /** Path of the one address of what is shown. */
  canonical: string;
}

/** What a school's page tells search engines of the school and of a class's books: for the server alone. */
export function schoolStructuredData(
  shown: PageContent,
  origin: string,
): Record<string, unknown>[] {
  const { school, list, books } = shown;
  const page = [schoolData(school, origin), way(shown, origin)];
  return books.length > 0 ? [...page, bookList(listTitle(list.choice), books)] : page;
}

function way({ school, list, books, canonical }: PageContent, origin: string) {
  const { regione, provincia, comune, nomeScuola, codiceScuola } = school;
  const place = { ...noSearch, regione, provincia, comune };
  return breadcrumbList(origin, [
    { name: 'Cerca Libri', path: '/search' },
    { name: regione, path: searchPath({ ...noSearch, regione }) },
    { name: comune, path: searchPath(place) },
    { name: nomeScuola, path: listPath(codiceScuola) },
    ...(books.length > 0 ? [{ name: className(list.choice), path: canonical }] : []),
  ]);
}

/** First match wins; what teaches several ages is simply a school. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/infanzia/i, 'Preschool'],
  [/primaria/i, 'ElementarySchool'],
  [/primo grado/i, 'MiddleSchool'],
  [
    /liceo|secondo grado|istituto (tecnico|professionale|superiore|magistrale|d['’]arte)/i,
    'HighSchool',
  ],
];

function schoolData(school: ShownSchool, origin: string): Record<string, unknown> {
  const { codiceScuola, nomeScuola, indirizzo, cap, comune, regione, tipologiaGrado } = school;
  return {
    '@type': kinds.find(([pattern]) => pattern.test(tipologiaGrado))?.[1] ?? 'School',
    name: nomeScuola,
    identifier: codiceScuola,
    url: origin + listPath(codiceScuola),
    address: {
      '@type': 'PostalAddress',
      ...(indirizzo && { streetAddress: indirizzo }),
      ...(cap && { postalCode: cap }),
      addressLocality: comune,
      addressRegion: regione,
      addressCountry: 'IT',
    },
  };
}

function bookList(name: string, books: ListBook[]): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: books.length,
    itemListElement: books.map((book, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: bookData(book),
    })),
  };
}

/** Schools write codes of their own where a book has none. */
const isbnPattern = /^97[89]\d{10}$/;
const severalAuthors = 'AA. VV.';

function bookData(book: ListBook): Record<string, unknown> {
  const { isbn, titolo, autore, editore, prezzo, stock } = book;
  const authors = autore.split(', ').filter((name) => name !== '' && name !== severalAuthors);
  return {
    '@type': 'Book',
    name: titolo,
    ...(isbnPattern.test(isbn) && { isbn }),
    ...(authors.length > 0 && { author: authors.map((name) => ({ '@type': 'Person', name })) }),
    ...(editore && { publisher: { '@type': 'Organization', name: editore } }),
    ...(prezzo !== undefined && { offers: offerOf(prezzo, stock) }),
  };
}

/** Where nobody says anything of it, it is ordered as all books are. */
function offerOf(euro: number, stock: ListBook['stock']): Record<string, unknown> {
  const isAwaited = stock === 'on-order' || stock === 'reprint';
  return {
    '@type': 'Offer',
    price: euro.toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${isAwaited ? 'BackOrder' : 'InStock'}`,
  };
}
