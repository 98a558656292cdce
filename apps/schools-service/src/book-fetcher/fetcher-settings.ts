import { bookFieldNames } from '@zaino/contracts/schools';
import { z } from 'zod';

/** A setting that is empty is as good as none. */
const given = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional();

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Where in an answer each field stands: `{"descrizione":"items.0.volumeInfo.description"}`. */
const fieldPaths = z
  .string()
  .refine(isJson, 'Fields and their places in an answer, as JSON')
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.partialRecord(z.enum(bookFieldNames), z.string().min(1)));

/** Where the desk has books looked for (docs/decisions/book-desk.md); nowhere unless told. */
export const fetcherSettings = {
  BOOK_FETCHER: given(z.enum(['off', 'file', 'http'])),
  /** Of `file`: JSON with the fields of books by their ISBN. */
  BOOK_FETCHER_FILE: given(z.string().min(1)),
  /** Of `http`: an address with `{isbn}` in it, which answers JSON. */
  BOOK_FETCHER_URL: given(z.url({ protocol: /^https?$/ }).includes('{isbn}')),
  BOOK_FETCHER_FIELDS: given(fieldPaths),
  /** Sent as `Authorization`. */
  BOOK_FETCHER_AUTHORIZATION: given(z.string().min(1)),
  /** Most books that are asked for in a minute. */
  BOOK_FETCHER_PER_MINUTE: z.coerce.number().int().min(1).max(600).default(20),
};
