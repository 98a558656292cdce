import { type BookshopList, publicBookshopsApi } from '@zaino/contracts/bookshops';
import { booksApi, type UsedBooks } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { readQuestion, type UsedQuestion } from './used-books-address';

/** What the page shows. */
export interface UsedBooksData {
  question: UsedQuestion;
  /** Null where nothing was asked, and where nobody could say. */
  books: UsedBooks | null;
  failure: Failure | null;
  /** Around the place and in its province, those that take used books in; null without a place, and where nobody could say. */
  bookshops: BookshopList | null;
  bookshopsFailure: Failure | null;
  /** When they were asked for, in milliseconds since 1970. */
  at: number;
}

const isSchool = (code: string) => /^[A-Z]{2}[A-Z0-9]{8}$/.test(code);
const nothingAsked = { value: null, failure: null };
const LONGEST_PLACE = 100;

/** Asks for the books, and then for the bookshops of the place that they are looked up around. */
export async function loadUsedBooks({ request }: LoaderFunctionArgs) {
  const question = readQuestion(new URL(request.url).searchParams);
  const { isbns, place } = question;
  const query = {
    isbn: isbns.join(','),
    ...(isSchool(place.scuola)
      ? { codiceScuola: place.scuola }
      : {
          comune: place.comune.slice(0, LONGEST_PLACE),
          provincia: place.provincia.slice(0, LONGEST_PLACE),
        }),
  };
  const books =
    isbns.length > 0
      ? await settle(fetchJson(booksApi.usedBooks, { request, query }))
      : nothingAsked;
  const luogo = books.value?.luogo;
  const bookshops = luogo
    ? await settle(
        fetchJson(publicBookshopsApi.bookshops, {
          request,
          query: { comune: luogo.comune, provincia: luogo.provincia, usati: '1' as const },
        }),
      )
    : nothingAsked;
  const shown: UsedBooksData = {
    question,
    books: books.value,
    failure: books.failure,
    bookshops: bookshops.value,
    bookshopsFailure: bookshops.failure,
    at: Date.now(),
  };
  return data(shown, { status: books.failure ? 503 : 200 });
}
