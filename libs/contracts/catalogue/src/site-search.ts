import { searchGroupOf } from '@zaino/contracts/shared';
import * as z from 'zod/mini';

/** A product as the one search names it. */
const productHitSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  /** What it costs, in euro. */
  price: z.number(),
  /** Address of its first image; null without. */
  image: z.nullable(z.string()),
  isAvailable: z.boolean(),
});
export type ProductHit = z.infer<typeof productHitSchema>;

/** What the catalogue knows of what was typed. */
export const productSearchSchema = z.object({
  products: searchGroupOf(productHitSchema),
  /** Names of categories with something to show. */
  categories: searchGroupOf(z.string()),
});
export type ProductSearchAnswer = z.infer<typeof productSearchSchema>;
