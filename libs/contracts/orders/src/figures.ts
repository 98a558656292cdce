import * as z from 'zod/mini';
import { daySchema } from './line';

/** What was sold of some books: of lines that are neither cancelled nor come back. */
export const figureSumsSchema = z.object({
  /** Orders with such a book; over the days all orders, whatever became of them. */
  orders: z.int(),
  lines: z.int(),
  pieces: z.int(),
  /** Euro before any discount. */
  gross: z.number(),
  /** Euro after discounts and what was given back. */
  turnover: z.number(),
});
export type FigureSums = z.infer<typeof figureSumsSchema>;

/** Of a whole period. */
export const figureTotalsSchema = z.extend(figureSumsSchema, {
  /** Pieces that were ordered, whatever became of them, and those of them that are handed over or ready. */
  piecesOrdered: z.int(),
  piecesFilled: z.int(),
  /** What was done to books for a price of its own, beside all sums: pieces, and euro that stay; left out where nothing was. */
  extras: z.optional(z.object({ pieces: z.int(), turnover: z.number() })),
});

export const dayFiguresSchema = z.extend(figureSumsSchema, { day: daySchema });
export const classFiguresSchema = z.extend(figureSumsSchema, {
  classe: z.string(),
  sezione: z.string(),
});
export const schoolFiguresSchema = z.extend(figureSumsSchema, {
  /** Null for books that are on no class list. */
  school: z.nullable(z.object({ codice: z.string(), nome: z.string() })),
  classes: z.array(classFiguresSchema),
});
export const publisherFiguresSchema = z.extend(figureSumsSchema, {
  /** Null where it is not known. */
  publisher: z.nullable(z.string()),
});

/** What a bookshop sold of its own books in a period, by the day on which they were ordered. */
export const bookshopFiguresSchema = z.object({
  totals: figureTotalsSchema,
  /** Of the same days a year before; null where it had no orders then. */
  yearBefore: z.nullable(figureTotalsSchema),
  /** Families that ordered, and those of them that had ordered before the period. */
  families: z.object({ all: z.int(), returning: z.int() }),
  /** Days from an order to all of it having arrived; null where none has. */
  completion: z.object({
    orders: z.int(),
    median: z.nullable(z.int()),
    ninetieth: z.nullable(z.int()),
  }),
  /** Ready now and not collected for `UNCOLLECTED_DAYS`, whenever it was ordered. */
  uncollected: z.object({ orders: z.int(), pieces: z.int(), value: z.number() }),
  /** Days with orders, in their order. */
  days: z.array(dayFiguresSchema),
  /** Where most was sold first. */
  schools: z.array(schoolFiguresSchema),
  /** Those of whom most was sold first. */
  publishers: z.array(publisherFiguresSchema),
});
export type BookshopFigures = z.infer<typeof bookshopFiguresSchema>;
