import {
  adminBooksApi,
  type adminBookEndpoints,
  BOOK_PAGE_SIZE,
  type BookRow,
  bookStates,
} from '@zaino/contracts/schools';
import type { AnswerOf, CallInput } from '@zaino/contracts/shared';
import type { RowPage, RowSource } from '@zaino/data-table/loaded-rows';
import { RowSearch } from '@zaino/data-table/row-search';
import { fetchJson } from '@zaino/web/api-client';

type Asked = NonNullable<CallInput<typeof adminBookEndpoints.list>['query']>;
type BooksAnswer = AnswerOf<typeof adminBookEndpoints.list>;

/** What a list of books is asked for, but for its pages. */
export type BookListQuery = Omit<Asked, 'pagina'>;

/** A book as a line of the table. */
export interface BookTableRow {
  /** Its ISBN, or the code that stands for one. */
  id: string;
  titolo: string;
  editore: string;
  scuole: number;
  prezzo: number;
  scheda: string;
  /** In the order of the list. */
  place: number;
  book: BookRow;
}

/** Nothing of a book is typed in its line. */
export type BookFields = Partial<BookTableRow>;

/** The server looks for words. */
export const bookSearch = new RowSearch<BookTableRow>(({ titolo }) => titolo);

/** What is told of a list beside its books. */
export type BookFacts = Pick<BooksAnswer, 'stati' | 'annoScolastico' | 'scuola' | 'scuole'>;

export interface BookPage extends RowPage<BookTableRow> {
  facts: BookFacts;
}

const longest = 100;

/** What an address asks for; what makes no sense is as good as left out. */
export function readBooksQuery(params: URLSearchParams): BookListQuery {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, longest);
  const stato = bookStates.find((state) => state === params.get('stato'));
  return {
    cerca: text('cerca'),
    scuola: text('scuola'),
    editore: text('editore'),
    ...(stato && { stato }),
    ...(params.get('per') === 'titolo' && { ordine: 'titolo' as const }),
  };
}

/** The page of a list from a number on; the first without. */
export async function bookPage(
  query: BookListQuery,
  { page = 1, request }: { page?: number; request: Request },
): Promise<BookPage> {
  const { libri, totale, ...facts } = await fetchJson(adminBooksApi.list, {
    request,
    query: { ...query, pagina: page },
  });
  const first = (page - 1) * BOOK_PAGE_SIZE;
  return {
    rows: libri.map((book, at) => rowOf(book, first + at)),
    total: totale,
    next: first + libri.length < totale && libri.length > 0 ? String(page + 1) : null,
    facts,
  };
}

function rowOf(book: BookRow, place: number): BookTableRow {
  const { isbn, titolo, editore, scuole, prezzo } = book;
  return {
    id: isbn,
    titolo,
    editore,
    scuole: scuole ?? 0,
    prezzo: prezzo ?? 0,
    scheda: detailsWords(book),
    place,
    book,
  };
}

/** What is known of a book beside the ministry's data. */
function detailsWords({ tipo, conCopertina, conDescrizione }: BookRow): string {
  if (conCopertina && conDescrizione) return 'Copertina e descrizione';
  if (conCopertina) return 'Senza descrizione';
  if (conDescrizione) return 'Senza copertina';
  if (tipo === 'dummy') return 'Codice errato';
  return tipo === 'any-edition' ? 'Edizione a scelta' : 'Da arricchire';
}

/** Books of the list that is asked for by then; `tell` hears of each page. */
export const bookSource = (
  query: () => BookListQuery,
  tell: (page: BookPage) => void,
): RowSource<BookTableRow, BookFields> => ({
  page: async (cursor, request) => {
    const page = await bookPage(query(), { page: Number(cursor ?? 1), request });
    tell(page);
    return page;
  },
  pageRows: BOOK_PAGE_SIZE,
  versionOf: () => 0,
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  compare: (one, other) => one.place - other.place,
  changed: (row) => row,
  search: bookSearch,
});
