import {
  type AdoptingSchool,
  type AdoptingSchools,
  type Book,
  booksApi,
} from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, isWorthRetrying, type Outcome, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { type BookChoice, codeOf, readBookChoice } from './book-address';

/** What a book's page shows: `book` is null where there is none or where nobody could say. */
export interface BookData {
  code: string;
  book: Book | null;
  failure: Failure | null;
  choice: BookChoice;
  /** Of the place that is chosen; null without one, and where nobody could say. */
  schools: AdoptingSchools | null;
  schoolsFailure: Failure | null;
  /** The school that it is bought for, with its classes that have the book. */
  school: AdoptingSchool | null;
  schoolFailure: Failure | null;
}

const isCode = (code: string) => /^[A-Z0-9]{3,13}$/.test(code);
const isSchool = (code: string) => /^[A-Z]{2}[A-Z0-9]{8}$/.test(code);

const nothingAsked = { value: null, failure: null };

const retryable = (failure: Failure | null) =>
  failure && isWorthRetrying(failure) ? failure : null;

/** Asks for the book, the schools of the place, and the school that was chosen, at once. */
export async function loadBook({ request, params }: LoaderFunctionArgs) {
  const code = codeOf(params['isbn']);
  const choice = readBookChoice(new URL(request.url).searchParams);
  const { provincia, comune, scuola } = choice;
  const schoolsOf = (query: Record<string, string | number>): Promise<Outcome<AdoptingSchools>> =>
    settle(fetchJson(booksApi.adopters, { request, params: { isbn: code }, query }));
  const page = /^[1-9]\d{0,3}$/.test(choice.pagina) ? Number(choice.pagina) : 1;
  const [book, schools, chosen] = await Promise.all([
    isCode(code)
      ? settle(fetchJson(booksApi.book, { request, params: { isbn: code } }))
      : nothingAsked,
    isCode(code) && provincia ? schoolsOf({ provincia, comune, pagina: page }) : nothingAsked,
    isCode(code) && isSchool(scuola) ? schoolsOf({ codiceScuola: scuola }) : nothingAsked,
  ]);
  const shown: BookData = {
    code,
    book: book.value,
    failure: retryable(book.failure),
    choice,
    schools: schools.value,
    schoolsFailure: retryable(schools.failure),
    school: chosen.value?.scuole[0] ?? null,
    schoolFailure: retryable(chosen.failure),
  };
  return data(shown, { status: statusOf(shown) });
}

function statusOf({ book, failure, schoolsFailure, schoolFailure }: BookData): number {
  if (failure ?? (book && (schoolsFailure ?? schoolFailure))) return 503;
  return book ? 200 : 404;
}
