import * as z from 'zod/mini';
import { bookIssues } from './quality-values';
import { schoolCodeSchema } from './school';

const issue = z.enum(bookIssues);
const page = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1);
const search = z.optional(z.string().check(z.trim(), z.maxLength(100)));
const place = z.optional(z.string().check(z.trim(), z.maxLength(40)));

/** How the lists of the newest school year stand. */
export const qualitySchema = z.object({
  /** First calendar year; null where there are no lists. */
  schoolYear: z.nullable(z.int()),
  /** Null before anything was counted. */
  countedAt: z.nullable(z.iso.datetime()),
  /** False while lists that have come since are being counted. */
  isCurrent: z.boolean(),
  /** Whether the ministry's caps of that year are known at all. */
  hasCaps: z.boolean(),
  issues: z.array(z.object({ issue, books: z.int() })),
  /** Over the ministry's cap. */
  schoolsOver: z.int(),
  classesOver: z.int(),
});
export type Quality = z.infer<typeof qualitySchema>;

export const doubtfulBookSchema = z.object({
  isbn: z.string(),
  title: z.string(),
  publisher: z.string(),
  /** Euro, null where nobody knows it: of a price that is out of line, that one. */
  price: z.nullable(z.number()),
  /** Euro: what it is held against. */
  median: z.nullable(z.number()),
  /** That have it on their list. */
  classes: z.int(),
  schools: z.int(),
});
export type DoubtfulBook = z.infer<typeof doubtfulBookSchema>;

export const doubtfulBooksQuerySchema = z.object({
  issue,
  /** Words of the title and the publisher, or the code. */
  search,
  page,
});

export const doubtfulBooksSchema = z.object({
  /** Those that most classes have first. */
  books: z.array(doubtfulBookSchema),
  total: z.int(),
});

export const schoolOverCapSchema = z.object({
  codice: z.string(),
  nome: z.string(),
  comune: z.string(),
  provincia: z.string(),
  regione: z.string(),
  /** Over the cap, of those for which one is known. */
  classesOver: z.int(),
  classesWithCap: z.int(),
  /** By how much the dearest class is over it. */
  worstPercent: z.int(),
});
export type SchoolOverCap = z.infer<typeof schoolOverCapSchema>;

export const schoolsOverCapQuerySchema = z.object({
  region: place,
  province: place,
  /** Words of name and comune, or the code. */
  search,
  page,
});

export const schoolsOverCapSchema = z.object({
  /** Those with most such classes first. */
  schools: z.array(schoolOverCapSchema),
  total: z.int(),
  /** Regions, or the provinces of the one that was asked for. */
  places: z.array(z.object({ name: z.string(), schools: z.int(), classes: z.int() })),
});

export const classOverCapSchema = z.object({
  classe: z.int(),
  sezione: z.string(),
  combinazione: z.string(),
  /** Euro: of all books to buy, by their cover prices. */
  total: z.number(),
  cap: z.number(),
});
export type ClassOverCap = z.infer<typeof classOverCapSchema>;

export const classesOverCapSchema = z.object({
  school: schoolOverCapSchema,
  classes: z.array(classOverCapSchema),
});

export const qualitySchoolParams = z.object({ codice: schoolCodeSchema });
