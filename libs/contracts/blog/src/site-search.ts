import { searchGroupOf } from '@zaino/contracts/shared';
import * as z from 'zod/mini';

/** An article as the one search names it. */
const articleHitSchema = z.object({
  slug: z.string(),
  title: z.string(),
  preview: z.string(),
});
export type ArticleHit = z.infer<typeof articleHitSchema>;

/** What the blog knows of what was typed. */
export const articleSearchSchema = z.object({ articles: searchGroupOf(articleHitSchema) });
export type ArticleSearchAnswer = z.infer<typeof articleSearchSchema>;
