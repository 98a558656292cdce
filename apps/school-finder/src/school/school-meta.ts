import { formatEuro } from '@zaino/rules/money';
import { schoolImagePath } from '@zaino/rules/page-path';
import { breadcrumbList } from '@zaino/web/breadcrumb-list';
import { describePage, type PageMeta } from '@zaino/web/page-meta';
import { EVERY_SECTION } from '@zaino/rules/class-list';
import { bookCount } from '@zaino/rules/list-parts';
import { noSearch, searchPath } from '../search/search-params';
import { isTickedAtFirst, type ListBook, totalOf } from './list-rules';
import { className, listTitle } from './list-words';
import { listPath } from './school-address';
import type { ListData, SchoolData, ShownSchool } from './school.api';

type FoundSchool = SchoolData & { school: ShownSchool };

/** What a school's page is called. */
export function schoolTitle(data: unknown): string {
  return isFound(data) ? titleOf(data) : 'Scuola non trovata';
}

/** What it says of itself; without a school there is nothing to be found by. */
export function schoolMeta(data: unknown, origin: string): PageMeta {
  return isFound(data) ? metaOf(data, origin) : { noindex: true };
}

/** A page without data, or whose service could not say, has no school. */
function isFound(data: unknown): data is FoundSchool {
  return Boolean((data as Partial<SchoolData> | null | undefined)?.school);
}

function titleOf({ school, list }: FoundSchool): string {
  return list.chosen.kind === 'list'
    ? `${className(list.choice)} · ${school.nomeScuola}`
    : school.nomeScuola;
}

function metaOf({ school, list }: FoundSchool, origin: string): PageMeta {
  const books = list.chosen.kind === 'list' ? list.chosen.books : [];
  const meta = {
    canonical: canonicalOf(school, list),
    description: describe(school, list, books),
    image: imageOf(school, list),
  };
  return isWorthFinding(list)
    ? { ...meta, jsonLd: structuredData({ school, list, books }, origin) }
    : { ...meta, noindex: true };
}

/** Not without any list, nor with a class that does not exist, nor the list of a school year that is over. */
function isWorthFinding({ classes, chosen, failure, annoScolastico, anniScolastici }: ListData) {
  const isBlank = classes.length === 0 || (chosen.kind === 'list' && chosen.books.length === 0);
  return !failure && !isBlank && annoScolastico === anniScolastici[0];
}

/** The one address of what is shown: only what selects it, and in one order. */
function canonicalOf({ codiceScuola }: ShownSchool, { choice, chosen, ...list }: ListData): string {
  const anno = list.annoScolastico === list.anniScolastici[0] ? '' : choice.anno;
  if (chosen.kind === 'none') return listPath(codiceScuola, { anno });
  const { classe, sezione } = choice;
  const isOneOfSeveral = chosen.kind === 'list' && chosen.combinazioni.length > 1;
  const combinazione = isOneOfSeveral ? chosen.combinazione : '';
  return listPath(codiceScuola, { classe, sezione, combinazione, anno });
}

/** The class's, where the list is that of one section of the newest year. */
function imageOf({ codiceScuola }: ShownSchool, { choice, chosen, ...list }: ListData): string {
  const isOfNow = list.annoScolastico === list.anniScolastici[0];
  const hasBooks = chosen.kind === 'list' && chosen.books.length > 0;
  const isOfClass = hasBooks && choice.sezione !== EVERY_SECTION && isOfNow;
  return schoolImagePath(codiceScuola, isOfClass ? choice : {});
}

function describe(school: ShownSchool, { choice }: ListData, books: ListBook[]): string {
  const { nomeScuola, comune } = school;
  if (books.length === 0) {
    return describePage(
      `I libri di testo di ogni classe: ${nomeScuola}, ${comune}.`,
      'Scegli classe e sezione, spunta quelli che mancano e ricevili a casa.',
      'Prezzi ufficiali del ministero.',
    );
  }
  return describePage(
    `${listTitle(choice)}, ${nomeScuola}, ${comune}: ${countWords(books)}.`,
    'Prezzi ufficiali del ministero.',
    'Spedizione gratuita da 90 euro.',
  );
}

/** What is to buy without a price is not counted: the sum would not hold it. */
function countWords(books: ListBook[]): string {
  const toBuy = books.filter(isTickedAtFirst);
  if (toBuy.length === 0) return bookCount(books.length);
  const sum = formatEuro(totalOf(toBuy));
  return `${bookCount(books.length)}, ${toBuy.length} da acquistare per ${sum}`;
}

interface PageContent {
  school: ShownSchool;
  list: ListData;
  books: ListBook[];
}

function structuredData(shown: PageContent, origin: string): Record<string, unknown>[] {
  const { school, list, books } = shown;
  const page = [schoolData(school, origin), way(shown, origin)];
  return books.length > 0 ? [...page, bookList(listTitle(list.choice), books)] : page;
}

function way({ school, list, books }: PageContent, origin: string) {
  const { regione, provincia, comune, nomeScuola, codiceScuola } = school;
  const place = { ...noSearch, regione, provincia, comune };
  return breadcrumbList(origin, [
    { name: 'Cerca Libri', path: '/search' },
    { name: regione, path: searchPath({ ...noSearch, regione }) },
    { name: comune, path: searchPath(place) },
    { name: nomeScuola, path: listPath(codiceScuola) },
    ...(books.length > 0
      ? [{ name: className(list.choice), path: canonicalOf(school, list) }]
      : []),
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
