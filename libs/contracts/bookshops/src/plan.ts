import * as z from 'zod/mini';
import { bookshopFeatures } from './plan-values';

export const bookshopFeatureSchema = z.enum(bookshopFeatures);
export type BookshopFeature = z.infer<typeof bookshopFeatureSchema>;

export const bookshopPlanSchema = z.object({
  id: z.enum(['free', 'plus']),
  /** Whether a bookshop can have it today. */
  isAvailable: z.boolean(),
  /** Euro a month, before VAT. */
  monthlyPrice: z.number().check(z.gte(0)),
  /** Days before the first payment. */
  trialDays: z.int(),
  /** Of the books of orders that are paid by card, what the shop keeps. */
  feePercent: z.number().check(z.gte(0), z.lte(100)),
  /** Colleagues with an account of their own. */
  colleagues: z.int(),
  features: z.array(bookshopFeatureSchema),
});
export type BookshopPlan = z.infer<typeof bookshopPlanSchema>;

export const bookshopPlansSchema = z.object({
  /** The free one first. */
  plans: z.array(bookshopPlanSchema),
  /** Features that a plan names and that are not there yet. */
  coming: z.array(bookshopFeatureSchema),
});
export type BookshopPlans = z.infer<typeof bookshopPlansSchema>;
