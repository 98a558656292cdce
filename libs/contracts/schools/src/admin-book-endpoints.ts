import {
  defineEndpoint,
  imageUpload,
  mediaFile,
  parkedMessageList,
  parkedMessageRetry,
} from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import {
  adminBookSchema,
  bookCodeSchema,
  bookOrders,
  bookRowSchema,
  bookSchoolSchema,
  bookStates,
  foundSchoolSchema,
} from './admin-book';
import { bookChangeSchema } from './book-details';
import { BOOK_CSV_BYTES, MOST_CHOSEN_BOOKS, ONIX_BYTES } from './book-limits';
import { adminBookCalls } from './calls';

const nothing = z.object({});
const filterText = z._default(z.string().check(z.trim(), z.maxLength(100)), '');
const page = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1);
const bookParams = z.object({ isbn: bookCodeSchema });

/** Of calls that look at a whole file, or write what it says. */
const LONG_ANSWER_MS = 120_000;

/** JSON escapes the quotes and line ends of a file. */
const CSV_BODY_BYTES = Math.ceil(BOOK_CSV_BYTES * 1.25);

const booksQuerySchema = z.object({
  /** Words of title, authors and publisher, or an ISBN or its beginning. */
  cerca: filterText,
  /** Code of a school, or words of its name. */
  scuola: filterText,
  /** Words of a publisher's name. */
  editore: filterText,
  stato: z.optional(z.enum(bookStates)),
  ordine: z._default(z.enum(bookOrders), 'scuole'),
  pagina: page,
});
export type BooksQuery = z.output<typeof booksQuerySchema>;

/** A write that can be taken back: `changeId` is for `undo`. */
const changeId = z.uuid();

/** A book that was left as it is, and why; `id` is its ISBN. */
const leftOut = z.object({ id: z.string(), nome: z.string(), motivo: z.string() });
export type BookLeftOut = z.infer<typeof leftOut>;

/** What is wrong in a line of a CSV file, or in a record of an ONIX file; the first one is 1. */
const fileProblem = z.object({ riga: z.int(), campo: z.string(), messaggio: z.string() });
export type BookFileProblem = z.infer<typeof fileProblem>;

const preview = z.object({
  righe: z.int(),
  /** Always 0: which books there are, the ministry's lists say. */
  nuovi: z.int(),
  modificati: z.int(),
  invariati: z.int(),
  /** Of the first lines that would change something, for a look. */
  esempi: z.array(
    z.object({
      riga: z.int(),
      id: z.nullable(z.string()),
      nome: z.string(),
      modifiche: z.array(
        z.object({ campo: z.string(), prima: z.nullable(z.string()), dopo: z.string() }),
      ),
    }),
  ),
  errori: z.array(fileProblem),
  /** Lines with an error: they would be left out. */
  righeConErrori: z.int(),
  /** Books that no list of the ministry names: they are left out, too. */
  sconosciuti: z.int(),
  /** Says to the import which file and which books this preview saw. */
  token: z.string(),
});
export type BookImportPreview = z.infer<typeof preview>;

const imported = z.object({ changeId, nuovi: z.int(), modificati: z.int() });

const csvBody = z.strictObject({
  csv: z.string().check(z.minLength(1), z.maxLength(BOOK_CSV_BYTES)),
  nome: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
});
const token = z.string().check(z.minLength(1), z.maxLength(200));
const fileName = z._default(z.string().check(z.trim(), z.maxLength(200)), '');

const chosenBooks = z.array(bookCodeSchema).check(z.minLength(1), z.maxLength(MOST_CHOSEN_BOOKS));

/** The same for each of the books. */
const bulkBody = z.strictObject({ isbn: chosenBooks, campi: bookChangeSchema });

/** The body is the file itself, in the encoding that its first line names. */
const onixFile = {
  access: 'admin' as const,
  staff: 'catalogue' as const,
  bodyTypes: ['application/octet-stream', 'application/xml', 'text/xml'],
  bodyLimit: ONIX_BYTES,
  answerLimitMs: LONG_ANSWER_MS,
};

/** What the desk for books asks (docs/decisions/book-desk.md). */
export const adminBookEndpoints = {
  list: defineEndpoint(adminBookCalls.list, {
    summary: 'Books of the lists, by words, school, publisher and state',
    access: 'admin',
    staff: 'catalogue',
    query: booksQuerySchema,
    response: z.object({
      libri: z.array(bookRowSchema),
      totale: z.int(),
      /** How many there are in each state, whatever state was asked for. */
      stati: z.array(z.object({ stato: z.enum(bookStates), libri: z.int() })),
      /** School year of the schools that were counted; null where they are not yet. */
      annoScolastico: z.nullable(z.int()),
      /** The school that was asked for; null without. */
      scuola: z.nullable(foundSchoolSchema),
      /** Where several schools may be meant: some of them, and no books. */
      scuole: z.array(foundSchoolSchema),
    }),
  }),
  read: defineEndpoint(adminBookCalls.read, {
    summary: 'Everything that is known of a book',
    access: 'admin',
    staff: 'catalogue',
    query: nothing,
    params: bookParams,
    response: adminBookSchema,
  }),
  schools: defineEndpoint(adminBookCalls.schools, {
    summary: 'Schools that have a book on their list of the newest year, with the classes',
    access: 'admin',
    staff: 'catalogue',
    query: z.object({ pagina: page }),
    params: bookParams,
    response: z.object({ scuole: z.array(bookSchoolSchema), totale: z.int() }),
  }),
  /** `versione` is the one that was read: `book-changed` where somebody has saved since. Fields left out stay. */
  save: defineEndpoint(adminBookCalls.save, {
    summary: 'Changes what is known of a book',
    access: 'admin',
    staff: 'catalogue',
    act: 'books.saved',
    query: nothing,
    params: bookParams,
    body: z.strictObject({ versione: z.int().check(z.gte(0)), campi: bookChangeSchema }),
    response: z.object({ changeId, libro: adminBookSchema }),
  }),
  /** Fields that were changed again since stay, and their books are named. An undo can be undone like any change. */
  undo: defineEndpoint(adminBookCalls.undo, {
    summary: 'Takes a change of books back',
    access: 'admin',
    staff: 'catalogue',
    act: 'books.undone',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    answerLimitMs: LONG_ANSWER_MS,
    response: z.object({ changeId, libri: z.int(), leftOut: z.array(leftOut) }),
  }),
  /** The body is the image file itself; what cannot be kept is `image-refused`. */
  uploadImage: defineEndpoint(adminBookCalls.uploadImage, {
    ...imageUpload,
    staff: 'catalogue',
    act: { none: 'Shown nowhere before something names it, which is recorded' },
    response: z.object({ url: z.string(), larghezza: z.int(), altezza: z.int() }),
  }),
  exportCsv: defineEndpoint(adminBookCalls.exportCsv, {
    summary: 'Books as CSV, in the form that the import reads',
    access: 'admin',
    staff: 'catalogue',
    query: z.omit(booksQuerySchema, { pagina: true }),
    response: z.unknown(),
    contentType: 'text/csv; charset=utf-8',
  }),
  /** Changes nothing. */
  previewCsv: defineEndpoint(adminBookCalls.previewCsv, {
    summary: 'What an import of books by CSV would do',
    access: 'admin',
    staff: 'catalogue',
    act: { none: 'Reads alone' },
    query: nothing,
    bodyLimit: CSV_BODY_BYTES,
    answerLimitMs: LONG_ANSWER_MS,
    body: csvBody,
    response: preview,
  }),
  /** Refused with `book-file-refused` where it would do something else than its preview. */
  importCsv: defineEndpoint(adminBookCalls.importCsv, {
    summary: 'Imports a CSV file of books that was previewed',
    access: 'admin',
    staff: 'catalogue',
    act: 'books.imported',
    query: nothing,
    bodyLimit: CSV_BODY_BYTES,
    answerLimitMs: LONG_ANSWER_MS,
    body: z.extend(csvBody, { token }),
    response: imported,
  }),
  /** Changes nothing. */
  previewOnix: defineEndpoint(adminBookCalls.previewOnix, {
    ...onixFile,
    act: { none: 'Reads alone' },
    summary: 'What an import of an ONIX 3.0 file would do',
    query: z.object({ nome: fileName }),
    response: preview,
  }),
  importOnix: defineEndpoint(adminBookCalls.importOnix, {
    ...onixFile,
    act: 'books.imported',
    summary: 'Imports an ONIX 3.0 file that was previewed',
    query: z.object({ nome: fileName, token }),
    response: imported,
  }),
  /** Changes nothing. `righe` are the books. */
  previewBulk: defineEndpoint(adminBookCalls.previewBulk, {
    summary: 'What a change of several books would do',
    access: 'admin',
    staff: 'catalogue',
    act: { none: 'Reads alone' },
    query: nothing,
    body: bulkBody,
    response: preview,
  }),
  /** Refused with `book-file-refused` where it would do something else than its preview. */
  changeBulk: defineEndpoint(adminBookCalls.changeBulk, {
    summary: 'Changes several books at once, as it was previewed',
    access: 'admin',
    staff: 'catalogue',
    act: 'books.bulk-changed',
    query: nothing,
    body: z.extend(bulkBody, { token }),
    response: imported,
  }),
  fetcher: defineEndpoint(adminBookCalls.fetcher, {
    summary: 'Where books may be looked for, and how far that has come',
    access: 'admin',
    staff: 'catalogue',
    query: nothing,
    response: z.object({
      /** Name of the source; null where none is configured. */
      fonte: z.nullable(z.string()),
      inAttesa: z.int(),
      /** Of the last 30 days. */
      trovati: z.int(),
      nonTrovati: z.int(),
      falliti: z.int(),
    }),
  }),
  /** They are asked for one after the other, later; `book-fetcher-off` where there is no source. */
  fetch: defineEndpoint(adminBookCalls.fetch, {
    summary: 'Has books looked for elsewhere',
    access: 'admin',
    staff: 'catalogue',
    act: 'books.fetch-asked',
    query: nothing,
    body: z.strictObject({ isbn: chosenBooks }),
    /** How many of them wait now. */
    response: z.object({ inAttesa: z.int() }),
  }),
  parkedMessages: defineEndpoint(adminBookCalls.parkedMessages, {
    ...parkedMessageList,
    summary: 'What could not be told to other services of books and their lists',
  }),
  retryMessage: defineEndpoint(adminBookCalls.retryMessage, parkedMessageRetry),
} as const;

/** An image of a book in one of its forms. */
export const bookMediaEndpoint = defineEndpoint(
  { method: 'GET', path: '/api/books/media/:id/:file' },
  mediaFile,
);
