import * as z from 'zod/mini';

/** What was looked for in some days: numbers, and nothing of who did. */
export const searchCountsSchema = z.object({
  /** The first day in Italy that was counted, as `2026-09-14`; null where none was. */
  countedSince: z.nullable(z.iso.date()),
  /** Searches by words, and those of them that found nothing. */
  searches: z.int(),
  misses: z.int(),
  /** The words that found nothing, in small letters; what was looked for most first. */
  words: z.array(z.object({ words: z.string(), times: z.int() })),
});
export type SearchCounts = z.infer<typeof searchCountsSchema>;
