import * as z from 'zod/mini';

/** Longest text that is searched for, in characters; what is longer was pasted. */
export const SITE_SEARCH_LONGEST = 200;
/** Most results that one group of an answer has. */
export const SITE_SEARCH_MOST = 24;
const SUGGESTED = 4;

/** What every part of the one search is asked: the text as it was typed, and how many results of each group. */
export const siteSearchQuerySchema = z.object({
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(SITE_SEARCH_LONGEST)),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(SITE_SEARCH_MOST)), SUGGESTED),
});
export type SiteSearchQuestion = z.output<typeof siteSearchQuerySchema>;

/** How what was found fits: all words as typed, some taken for a typing error, or not all of the words. */
export const searchFits = ['exact', 'close', 'partial'] as const;
export type SearchFit = (typeof searchFits)[number];

/** Results of one kind, best first; `fit` is null where there are none. */
export function searchGroupOf<Result extends z.core.$ZodType>(result: Result) {
  return z.object({
    fit: z.nullable(z.enum(searchFits)),
    /** How many there are, also beyond the limit. */
    total: z.int().check(z.nonnegative()),
    results: z.array(result),
  });
}
export interface SearchGroup<Result> {
  fit: SearchFit | null;
  total: number;
  results: Result[];
}

/** Of a kind of which nothing was found. */
export const nothingFound: SearchGroup<never> = { fit: null, total: 0, results: [] };
