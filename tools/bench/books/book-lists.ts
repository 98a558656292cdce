import {
  type adminBookEndpoints,
  adminBooksApi,
  BOOK_PAGE_SIZE,
  BOOK_SCHOOL_PAGE_SIZE,
  booksApi,
} from '@zaino/contracts/schools';
import type { AnswerOf } from '@zaino/contracts/shared';
import { waitUntil } from '@zaino/testing/processes';

interface Desk {
  origin: string;
  headers: Record<string, string>;
}

type Books = AnswerOf<typeof adminBookEndpoints.list>;
type Schools = AnswerOf<typeof adminBookEndpoints.schools>;

/** After an import of all regions. */
const LONGEST_COUNT_MS = 300_000;

const list = (query: Record<string, string> = {}) =>
  `${adminBooksApi.list.path}?${new URLSearchParams(query).toString()}`;

const schoolsOf = (isbn: string, page = 1) =>
  `${adminBooksApi.schools.path.replace(':isbn', isbn)}?pagina=${page}`;

/** The desk's calls and those of books' own pages by what they are called, and how many books there are. */
export async function bookLists({ origin, headers }: Desk) {
  const ask = async <Answer>(path: string) =>
    (await (await fetch(`${origin}${path}`, { headers })).json()) as Answer;
  const isCounted = async () => (await ask<Books>(list())).annoScolastico !== null;
  if (!(await waitUntil(isCounted, LONGEST_COUNT_MS))) {
    throw new Error('The schools of the books were not counted');
  }
  const { libri, totale } = await ask<Books>(list());
  const [{ isbn, editore } = { isbn: '', editore: '' }] = libri;
  const { scuole, totale: schools } = await ask<Schools>(schoolsOf(isbn));
  const [{ codice } = { codice: '' }] = scuole;
  // Another book each time: what was answered once is kept.
  const mostAdopted = libri.map((book) => book.isbn);
  const publicCalls = {
    'pages of the most adopted books': mostAdopted.map((one) =>
      booksApi.book.path.replace(':isbn', one),
    ),
    'schools of the most adopted books': mostAdopted.map(
      (one) => `${booksApi.adopters.path.replace(':isbn', one)}?provincia=Torino`,
    ),
  };
  const calls: Record<string, string> = {
    'all books': list(),
    'all by title': list({ ordine: 'titolo' }),
    'the last page': list({ pagina: String(Math.ceil(totale / BOOK_PAGE_SIZE)) }),
    'a frequent word': list({ cerca: 'storia' }),
    'several words': list({ cerca: 'matematica blu' }),
    'nothing found': list({ cerca: 'qqqwwwzzz' }),
    'an ISBN': list({ cerca: isbn }),
    'a publisher': list({ editore }),
    'to be enriched': list({ stato: 'da-arricchire' }),
    'wrong codes': list({ stato: 'codice-errato' }),
    'books of a school': list({ scuola: codice }),
    'schools by a name': list({ scuola: 'manzoni' }),
    'a book': adminBooksApi.read.path.replace(':isbn', isbn),
    'its schools': schoolsOf(isbn),
    'the last of its schools': schoolsOf(isbn, Math.ceil(schools / BOOK_SCHOOL_PAGE_SIZE)),
    'books looked for': adminBooksApi.fetcher.path,
  };
  const ofDesk = Object.entries(calls).map(([name, path]) => [name, [path]] as const);
  const all: Record<string, readonly string[]> = { ...Object.fromEntries(ofDesk), ...publicCalls };
  return { calls: all, books: totale };
}
