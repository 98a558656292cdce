import * as z from 'zod/mini';
import { soldBookSchema } from './book';
import { schoolCodeSchema } from './school';

/** Most codes of one question (`isbnsInText` reads as many). */
const MOST_ISBNS = 100;
const MOST_DOUBTFUL = 50;
/** Schools of a family's children. */
const MOST_SCHOOLS = 10;

/** Codes that somebody has read on a list, a cover or a mail. */
export const readListSchema = z.strictObject({
  isbns: z.array(z.string().check(z.regex(/^\d{13}$/))).check(z.maxLength(MOST_ISBNS)),
  /** Of ten or thirteen digits, with an error somewhere. */
  doubtful: z
    .array(z.string().check(z.regex(/^(\d{9}[\dX]|\d{13})$/)))
    .check(z.maxLength(MOST_DOUBTFUL)),
  /** Where a class is looked for first. */
  schools: z.array(schoolCodeSchema).check(z.maxLength(MOST_SCHOOLS)),
});
export type ReadList = z.infer<typeof readListSchema>;

const recognisedBookSchema = z.extend(soldBookSchema, {
  /** Newest school year that has it on a list, 2025 for 2025/26; null where none is known. */
  schoolYear: z.nullable(z.int()),
});
export type RecognisedBook = z.infer<typeof recognisedBookSchema>;

/** A class that has some of the books on its list of this year. */
const recognisedClassSchema = z.object({
  school: z.object({
    codiceScuola: z.string(),
    nomeScuola: z.string(),
    comune: z.string(),
    siglaProvincia: z.string(),
  }),
  classe: z.string(),
  sezione: z.string(),
  /** Books on its list, whoever asked for them. */
  total: z.int(),
  /** Those of the question, editions that took the place of one among them. */
  books: z.array(
    z.object({
      isbn: z.string(),
      materia: z.string(),
      /** And not merely recommended: what the higher discount is allowed for (Legge 15/2020). */
      isAdopted: z.boolean(),
    }),
  ),
});
export type RecognisedClass = z.infer<typeof recognisedClassSchema>;

/** What the lists know of such codes. */
export const recognisedListSchema = z.object({
  /** School year of the classes; null until the lists were counted: then there are none. */
  schoolYear: z.nullable(z.int()),
  /** In the order of the question. */
  books: z.array(recognisedBookSchema),
  /** Codes that no list has ever had. */
  unknown: z.array(z.string()),
  /** Books that a doubtful code may stand for, the likeliest first; none where no list has such a one. */
  doubtful: z.array(z.object({ code: z.string(), candidates: z.array(recognisedBookSchema) })),
  /** Those with most of the books first. */
  classes: z.array(recognisedClassSchema),
});
export type RecognisedList = z.infer<typeof recognisedListSchema>;
