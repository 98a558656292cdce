import * as z from 'zod/mini';

/** What a bookshop can have here; what each means in words says the page. */
export const bookshopFeatures = [
  'address',
  'pickup',
  'pay-in-shop',
  'card-payments',
  'shop-front',
  'desk',
  'own-look',
  'forecast',
  'colleagues',
] as const;
export const bookshopFeatureSchema = z.enum(bookshopFeatures);
export type BookshopFeature = z.infer<typeof bookshopFeatureSchema>;

/** Percent of the books that a bookshop with a payment account sells, where no setting says otherwise. */
export const USUAL_BOOKSHOP_FEE_PERCENT = 5;

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
