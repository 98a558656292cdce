import * as z from 'zod/mini';

const range = (most: number) => {
  const sentence = `Scrivi un numero intero da 1 a ${most}`;
  return z.int(sentence).check(z.gte(1, sentence), z.lte(most, sentence));
};

/** What a bookshop believes of its schools. */
export const forecastTermsSchema = z.strictObject({
  /** Pupils of a class, on the average. */
  pupilsPerClass: range(40),
  /** Of a hundred pupils, how many buy here. */
  buyingShare: range(100),
});

/** A book of the lists of a bookshop's schools. */
export const forecastBookSchema = z.object({
  isbn: z.string(),
  title: z.string(),
  publisher: z.string(),
  /** Euro; null where the list names none. */
  price: z.nullable(z.number()),
  /** Classes that have to buy it, and those of them that have adopted it anew. */
  classes: z.int(),
  newClasses: z.int(),
  /** Copies that are expected to be wanted here. */
  expected: z.int(),
  /** Ordered here since the season began, and on the shelf. */
  ordered: z.int(),
  shelf: z.int(),
  /** What is missing of `expected`. */
  toStock: z.int(),
});
export type ForecastBook = z.infer<typeof forecastBookSchema>;

export const forecastSchema = z.object({
  terms: forecastTermsSchema,
  /** Day on which the season began: orders count from there on. */
  since: z.string(),
  /** Those that the bookshop has chosen; without a list `year` is null. */
  schools: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** 2026 for 2026/27. */
      year: z.nullable(z.int()),
      classes: z.int(),
    }),
  ),
  /** Those that are missed most first. */
  books: z.array(forecastBookSchema),
});
export type Forecast = z.infer<typeof forecastSchema>;
