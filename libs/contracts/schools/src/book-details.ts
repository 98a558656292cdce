import { imageUrlSchema, mediaIdOf } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import {
  LONGEST_BOOK_DESCRIPTION,
  LONGEST_BOOK_LINE,
  LONGEST_BOOK_LINK,
  MOST_PRINTED_PAGES,
  MOST_SAMPLES,
} from './book-limits';

/** Text without markup; empty for nothing. */
const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));

const isLink = (address: string) => {
  if (!URL.canParse(address)) return false;
  const { protocol, username } = new URL(address);
  return protocol === 'https:' && username === '';
};

/** A page on the web, or nothing. */
const link = text(LONGEST_BOOK_LINK).check(
  z.refine((address) => address === '' || isLink(address), {
    message: 'Serve un indirizzo che comincia con https://',
  }),
);

/** An image that we keep, or a file on the web; never nothing. */
const sample = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(LONGEST_BOOK_LINK),
  z.refine((address) => mediaIdOf(address) !== null || isLink(address), {
    message: 'Serve un’immagine caricata qui, oppure un indirizzo che comincia con https://',
  }),
);

/**
 * What is known of a book beside the ministry's data. `…Editore` is how the publisher itself writes it; texts are plain
 * and empty where nothing is known.
 */
export const bookFields = {
  descrizione: text(LONGEST_BOOK_DESCRIPTION),
  /** Address of an image. */
  copertina: imageUrlSchema(LONGEST_BOOK_LINK),
  /** Sample pages: images, or the link of a PDF. */
  pagineSaggio: z.array(sample).check(z.maxLength(MOST_SAMPLES)),
  /** Series (ONIX: Collection). */
  collana: text(LONGEST_BOOK_LINE),
  titoloEditore: text(LONGEST_BOOK_LINE),
  autoriEditore: text(LONGEST_BOOK_LINE),
  nomeEditore: text(LONGEST_BOOK_LINE),
  pubblicazione: z.string().check(
    z.trim(),
    z.regex(/^(?:\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)?$/, {
      message: 'Scrivi un anno, come 2026, oppure una data, come 2026-03-01',
    }),
  ),
  /** Printed pages. */
  pagine: z.nullable(z.int().check(z.gte(1), z.lte(MOST_PRINTED_PAGES))),
  /** The publisher's page of the book. */
  scheda: link,
} as const;

export const bookValuesSchema = z.strictObject(bookFields);
export type BookValues = z.infer<typeof bookValuesSchema>;
export type BookField = keyof BookValues;

/** Some of them; those that are left out stay as they are. */
export const bookChangeSchema = z.partial(bookValuesSchema);

/** In the order of forms and files. */
export const bookFieldNames = [
  'descrizione',
  'copertina',
  'pagineSaggio',
  'collana',
  'titoloEditore',
  'autoriEditore',
  'nomeEditore',
  'pubblicazione',
  'pagine',
  'scheda',
] as const satisfies readonly BookField[];

/** Nothing is known. */
export const noBookValues: BookValues = {
  descrizione: '',
  copertina: '',
  pagineSaggio: [],
  collana: '',
  titoloEditore: '',
  autoriEditore: '',
  nomeEditore: '',
  pubblicazione: '',
  pagine: null,
  scheda: '',
};

/**
 * Where a field comes from: `person` the desk's form, `csv` a file that a person has edited, `onix` a publisher's file,
 * `fetcher` a source that is asked, `file` the enrichment that an import of the ministry's files brought along.
 */
const bookSourceKinds = ['person', 'csv', 'onix', 'fetcher', 'file'] as const;
export type BookSourceKind = (typeof bookSourceKinds)[number];

export const bookSourceSchema = z.object({
  campo: z.enum(bookFieldNames),
  fonte: z.enum(bookSourceKinds),
  /** Of the file, or of the source that was asked; empty for a person. */
  nome: z.string(),
  /** Null where nobody kept it. */
  quando: z.nullable(z.iso.datetime()),
});
export type BookSource = z.infer<typeof bookSourceSchema>;
