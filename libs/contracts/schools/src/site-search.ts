import { searchGroupOf } from '@zaino/contracts/shared';
import * as z from 'zod/mini';

/** A school as the one search names it. */
const schoolHitSchema = z.object({
  code: z.string(),
  name: z.string(),
  /** Name of the municipality. */
  city: z.string(),
  /** Car-plate code of the province. */
  province: z.string(),
  /** Kind of school, as families call it. */
  kind: z.string(),
  /** Whether it has a list of adopted books in its newest year. */
  hasList: z.boolean(),
});
export type SchoolHit = z.infer<typeof schoolHitSchema>;

/** A class with a list: by the ministry's year and section. */
const classHitSchema = z.object({
  school: schoolHitSchema,
  year: z.string(),
  /** Blank for all sections of the year. */
  section: z.string(),
});
export type ClassHit = z.infer<typeof classHitSchema>;

/** A book that a class has adopted, or has once. */
const bookHitSchema = z.object({
  isbn: z.string(),
  title: z.string(),
  subtitle: z.nullable(z.string()),
  volume: z.nullable(z.string()),
  authors: z.string(),
  publisher: z.string(),
  /** Cover price of the ministry's list, in euro; null where it has none. */
  price: z.nullable(z.number()),
  cover: z.nullable(z.string()),
});
export type BookHit = z.infer<typeof bookHitSchema>;

/** What the schools service knows of what was typed. */
export const schoolSearchSchema = z.object({
  classes: searchGroupOf(classHitSchema),
  schools: searchGroupOf(schoolHitSchema),
  books: searchGroupOf(bookHitSchema),
});
export type SchoolSearchAnswer = z.infer<typeof schoolSearchSchema>;
