import * as z from 'zod/mini';

/** Most pages, and most rules of one page, that a file of figures has. */
const MOST_PAGES = 40;
const MOST_RULES = 100;
/** Of a time in milliseconds, and of a count. */
const LARGEST = 1_000_000;
const amount = z.int().check(z.gte(0), z.lte(LARGEST));

/** What pages are measured beside, in the same run: the shop as one bundle, or the version that is live. */
export const comparisons = ['single-bundle', 'live'] as const;
export type Comparison = (typeof comparisons)[number];

export const measuredPageSchema = z.strictObject({
  /** Its path, as in `/cart`. */
  page: z.string().check(z.startsWith('/'), z.maxLength(200)),
  /** Milliseconds until the largest paint, in three of four visits at most. */
  lcp: amount,
  /** The same of what it is compared with. */
  comparedLcp: amount,
  /** Rules of accessibility that it breaks, by axe's names, and at how many places. */
  violations: z
    .array(z.strictObject({ rule: z.string().check(z.maxLength(60)), places: amount }))
    .check(z.maxLength(MOST_RULES)),
});
export type MeasuredPage = z.infer<typeof measuredPageSchema>;

/** Most bytes of figures in JSON: room for all rules of all pages. */
export const LARGEST_FIGURES = 512 * 1024;

/** `figures.json` of a version: what was measured of its pages. */
export const releaseFiguresSchema = z.strictObject({
  measuredAt: z.iso.datetime(),
  /** The browser, and how it was slowed down, for people. */
  tool: z.string().check(z.maxLength(200)),
  comparedWith: z.enum(comparisons),
  /** Visits of each page, and as many of what it is compared with. */
  visits: amount,
  pages: z.array(measuredPageSchema).check(z.minLength(1), z.maxLength(MOST_PAGES)),
});
export type ReleaseFigures = z.infer<typeof releaseFiguresSchema>;
