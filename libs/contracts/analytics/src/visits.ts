import * as z from 'zod/mini';

/** Most pages that an answer names. */
export const MOST_VISITED_PAGES = 20;

/** Views of the pages that lead from a search to an order: of pages, not of people, whom nobody follows. */
const visitStepsSchema = z.object({
  search: z.int(),
  school: z.int(),
  cart: z.int(),
  checkout: z.int(),
});

/** What visitors who agreed to it have looked at in some days. */
export const visitsSchema = z.object({
  /** The first day in Italy of which there is a page view; null where there is none. */
  countedSince: z.nullable(z.iso.date()),
  views: z.int(),
  /** Of them the first ones of a first visit, and of a later one. */
  firstVisits: z.int(),
  returningVisits: z.int(),
  steps: visitStepsSchema,
  /** Days with views, in their order. */
  days: z.array(z.object({ day: z.iso.date(), views: z.int(), visits: z.int() })),
  /** What was looked at most, first. */
  pages: z.array(z.object({ path: z.string(), views: z.int() })),
});
export type Visits = z.infer<typeof visitsSchema>;
