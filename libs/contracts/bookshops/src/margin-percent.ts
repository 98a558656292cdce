import * as z from 'zod/mini';

const PERCENT_TEXT = 'Scrivi un numero da 0 a 60';

/** Percent of the price before discounts that a bookshop keeps of a book, to a tenth. */
export const marginPercentSchema = z.number(PERCENT_TEXT).check(
  z.gte(0, PERCENT_TEXT),
  z.lte(60, PERCENT_TEXT),
  z.refine(
    (percent) => Number.isInteger(Number((percent * 10).toFixed(6))),
    'Al massimo un decimale',
  ),
);

/** What a bookshop says that it keeps; null for what is usual. */
export const ownMarginSchema = z.strictObject({ percent: z.nullable(marginPercentSchema) });
