import { booksApi, type RecognisedList } from '@zaino/contracts/schools';
import type { ReadCodes } from '@zaino/rules/isbns-in-text';
import { fetchJson } from '@zaino/web/api-client';

/** A family has that many schools. */
const MOST_SCHOOLS = 10;
const isSchool = (code: string) => /^[A-Z]{2}[A-Z0-9]{8}$/.test(code);

interface Asking {
  /** Their classes come first. */
  schools: readonly string[];
  /** The loader's, where one asks. */
  request?: Request;
}

/** Asks what the lists know of some codes. Fails as `fetchJson` does. */
export function recogniseList(
  { isbns, doubtful }: ReadCodes,
  { schools, request }: Asking,
): Promise<RecognisedList> {
  const known = [...new Set(schools)].filter(isSchool).slice(0, MOST_SCHOOLS);
  const body = { isbns, doubtful, schools: known };
  return fetchJson(booksApi.recogniseList, { body, ...(request && { request }) });
}
