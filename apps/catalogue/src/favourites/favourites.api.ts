import { type Favourite, type FavouriteBook, favouriteApi } from '@zaino/contracts/catalogue';
import { contactApi } from '@zaino/contracts/identity';
import { booksApi, type RecognisedBook } from '@zaino/contracts/schools';
import { readableIsbn } from '@zaino/rules/list-parts';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { type ListedProduct, listedProduct } from '../listed-product';

/** A product's row of the page; only what is drawn travels in the HTML. */
export interface ShownFavourite extends Pick<Favourite, 'id' | 'nome' | 'prezzoAllora' | 'since'> {
  kind: 'product';
  /** Null where it is not in the shop any more. */
  product: ListedProduct | null;
}

/** A book's row. */
export interface ShownBook {
  kind: 'book';
  /** Its ISBN. */
  id: string;
  /** Its title; its code where nobody has said it. */
  nome: string;
  since: string;
  /** Null where no list knows it, and where nobody could say. */
  book: Pick<RecognisedBook, 'autore' | 'editore' | 'prezzo' | 'copertina' | 'vendibile'> | null;
}

/** What the page shows, the latest first; no favourites where they could not be had. */
export interface FavouritesData {
  favourites: (ShownFavourite | ShownBook)[];
  failure: Failure | null;
  /** Whether nobody could say what the books are. */
  areBooksAway: boolean;
}

export async function loadFavourites({ request }: LoaderFunctionArgs) {
  const { value, failure } = await settle(fetchJson(favouriteApi.list, { request }));
  const { favourites = [], books = [] } = value ?? {};
  const found = await loadBooks(books, request);
  const all = [...favourites.map(shown), ...found.books];
  const page: FavouritesData = {
    favourites: all.toSorted((one, other) => Date.parse(other.since) - Date.parse(one.since)),
    failure,
    areBooksAway: found.areAway,
  };
  return data(page, { status: failure ? 503 : 200 });
}

/** What the lists say of books, as on a book's page; where nobody can say, their codes. */
async function loadBooks(kept: readonly FavouriteBook[], request: Request) {
  if (kept.length === 0) return { books: [], areAway: false };
  const body = { isbns: kept.map(({ isbn }) => isbn), doubtful: [], schools: [] };
  const { value } = await settle(fetchJson(booksApi.recogniseList, { body, request }));
  const known = new Map(value?.books.map((book) => [book.isbn, book]));
  const books = kept.map((one) => shownBook(one, known.get(one.isbn)));
  return { books, areAway: value === null };
}

function shownBook({ isbn, since }: FavouriteBook, found?: RecognisedBook): ShownBook {
  const nome = found?.titolo ?? `Libro ${readableIsbn(isbn)}`;
  if (found === undefined) return { kind: 'book', id: isbn, nome, since, book: null };
  const { autore, editore, prezzo, copertina, vendibile } = found;
  const book = { autore, editore, prezzo, copertina, vendibile };
  return { kind: 'book', id: isbn, nome, since, book };
}

function shown({ id, nome, prezzoAllora, since, prodotto }: Favourite): ShownFavourite {
  const product = prodotto && listedProduct(prodotto);
  return { kind: 'product', id, nome, prezzoAllora, since, product };
}

/** Ids of the own favourites, and of what one waits for: whoever only looks is sent nowhere for it. */
export const askMarks = () => fetchJson(favouriteApi.marks, { isEndExpected: true });

export const keep = (id: string) => fetchJson(favouriteApi.keep, { params: { id } });

export const drop = (id: string) => fetchJson(favouriteApi.drop, { params: { id } });

export const keepBook = (isbn: string) => fetchJson(favouriteApi.keepBook, { params: { isbn } });

export const dropBook = (isbn: string) => fetchJson(favouriteApi.dropBook, { params: { isbn } });

/** The press is the consent to this one mail: its switch in the profile is on from then. */
export async function waitFor(id: string): Promise<void> {
  const params = { purpose: 'back-in-stock' } as const;
  await fetchJson(contactApi.setPreference, { params, body: { isOn: true } });
  await fetchJson(favouriteApi.wait, { params: { id } });
}

export const endWait = (id: string) => fetchJson(favouriteApi.endWait, { params: { id } });
