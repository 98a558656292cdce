import { SITE_SEARCH_LONGEST } from '@zaino/contracts/shared';
import * as z from 'zod/mini';

/** That somebody looked for something with the one search: what, and whether any part of it was found. */
export const toldSiteSearchSchema = z.object({
  words: z.string().check(z.trim(), z.minLength(1), z.maxLength(SITE_SEARCH_LONGEST)),
  isFound: z.boolean(),
});
export type ToldSiteSearch = z.infer<typeof toldSiteSearchSchema>;
