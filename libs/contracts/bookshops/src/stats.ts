import {
  bookshopFiguresSchema,
  classFiguresSchema,
  dayFiguresSchema,
  type FigureSums,
  figureTotalsSchema,
  publisherFiguresSchema,
  schoolFiguresSchema,
} from '@zaino/contracts/orders';
import * as z from 'zod/mini';
import { MARGIN_WRONG } from './refusal-texts';

/** Percent of the price before discounts that a bookshop keeps of a book, to a tenth. */
export const marginPercentSchema = z.number().check(
  z.gte(0, MARGIN_WRONG),
  z.lte(60, MARGIN_WRONG),
  z.refine(
    (percent) => Number.isInteger(Number((percent * 10).toFixed(6))),
    'Al massimo un decimale',
  ),
);

/** Euro, an estimate: what is left of the turnover once the books are paid for; below 0 where discounts are higher. */
const margin = { margin: z.number() };
const totals = z.extend(figureTotalsSchema, margin);

export const bookshopMarginSchema = z.object({
  percent: z.number(),
  /** Whether the bookshop has said so itself; else it is what is usual. */
  isOwn: z.boolean(),
});
export type BookshopMargin = z.infer<typeof bookshopMarginSchema>;

/** What a bookshop sold in a period, and what it keeps of it. */
export const bookshopStatsSchema = z.extend(bookshopFiguresSchema, {
  period: z.object({ from: z.iso.date(), to: z.iso.date() }),
  margin: bookshopMarginSchema,
  totals,
  yearBefore: z.nullable(totals),
  days: z.array(z.extend(dayFiguresSchema, margin)),
  schools: z.array(
    z.extend(schoolFiguresSchema, {
      ...margin,
      classes: z.array(z.extend(classFiguresSchema, margin)),
    }),
  ),
  publishers: z.array(z.extend(publisherFiguresSchema, margin)),
});
export type BookshopStats = z.infer<typeof bookshopStatsSchema>;
/** Sums of any part of it. */
export type StatsSums = FigureSums & { margin: number };
