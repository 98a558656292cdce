import * as z from 'zod/mini';

/** Rejected rows on one page of the list. */
export const REJECT_PAGE = 50;
/** Most rows of one call. */
export const REJECT_LIMIT = 500;
/** Characters of a corrected cell. */
const CELL_LENGTH = 8_000;
const COLUMN_LIMIT = 30;

/** Why a row of a file cannot be used. */
export const rejectCodes = [
  'quotes',
  'columns',
  'characters',
  'too-long',
  'missing',
  'school-code',
  'course-year',
  'grade',
  'book-code',
  'price',
  'recommendation',
  'yes-or-no',
  'school-year',
  'comune-code',
  'cover',
] as const;
export type RejectCode = (typeof rejectCodes)[number];

/** The same for a person. */
export const rejectSentences: Record<RejectCode, string> = {
  quotes: 'Le virgolette non sono chiuse',
  columns: 'Il numero delle colonne non è quello dell’intestazione',
  characters: 'Ci sono caratteri illeggibili (il file non è in UTF-8)',
  'too-long': 'Il testo è troppo lungo',
  missing: 'Manca un testo obbligatorio',
  'school-code': 'Non è un codice scuola: due lettere, poi otto lettere o cifre',
  'course-year': 'L’anno di corso va da 1 a 6',
  grade: 'Il grado è EE, MM, NO o NT',
  'book-code': 'Il codice del libro ha 13 cifre, oppure comincia con AIE',
  price: 'Non è un prezzo, come 12,50',
  recommendation: 'Scrivi No, Ap, Mo o Si',
  'yes-or-no': 'Scrivi Si o No',
  'school-year': 'L’anno scolastico non è quello del file',
  'comune-code': 'Non è un codice catastale: una lettera e tre cifre',
  cover: 'Non è un percorso né un indirizzo https',
};

/** `corrected` waits to be imported, `imported` is. */
export const rejectStates = ['open', 'corrected', 'imported', 'discarded'] as const;
export type RejectState = (typeof rejectStates)[number];

export const rejectedRowSchema = z.object({
  id: z.int(),
  /** Of the import. */
  runId: z.int(),
  fileName: z.string(),
  line: z.int(),
  code: z.enum(rejectCodes),
  /** Where it is wrong; null where all of the row is. */
  column: z.nullable(z.string()),
  /** As it stands in the file, or as somebody has corrected it; shortened where it was very long. */
  text: z.string(),
  state: z.enum(rejectStates),
  /** The cells beside the names of their columns; null where the row can no longer be corrected. */
  cells: z.nullable(z.array(z.object({ column: z.string(), text: z.string() }))),
});
export type RejectedRow = z.infer<typeof rejectedRowSchema>;

const id = z.coerce.number().check(z.int(), z.gte(1), z.lte(4_294_967_295));

export const rejectsQuerySchema = z.object({
  /** Those of one import; of all where left out. */
  run: z.optional(id),
  code: z.optional(z.enum(rejectCodes)),
  state: z._default(z.enum(rejectStates), 'open'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
});

export const rejectsSchema = z.object({
  rejects: z.array(rejectedRowSchema),
  total: z.int(),
  /** Of the same state and import, whatever the reason. */
  counts: z.array(z.object({ code: z.enum(rejectCodes), rejects: z.int() })),
  /** All that are corrected and not imported yet. */
  ready: z.int(),
});

export const rejectParams = z.object({ id });

export const correctRejectSchema = z.strictObject({
  /** In the order of the file's columns. */
  cells: z
    .array(z.string().check(z.maxLength(CELL_LENGTH)))
    .check(z.minLength(1), z.maxLength(COLUMN_LIMIT)),
});

export const discardRejectsSchema = z.strictObject({
  ids: z
    .array(z.int().check(z.gte(1), z.lte(4_294_967_295)))
    .check(z.minLength(1), z.maxLength(REJECT_LIMIT)),
  /** False takes them back. */
  isDiscarded: z.boolean(),
});

export const importedRejectsSchema = z.object({
  /** Rows that were not there before. */
  imported: z.int(),
  /** Rows that repeat one that is there. */
  duplicate: z.int(),
  /** Corrected rows that are left: more than one call takes, or of files that are no longer in use. */
  left: z.int(),
});
