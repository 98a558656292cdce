import * as z from 'zod/mini';
import { bookshopPlanSchema } from './plan';

/** For so many days after a payment failed the paid features stay. */
export const PAST_DUE_DAYS = 14;

/** How the plan of a bookshop stands; `free` where it never had another. */
export const ownPlanStatusSchema = z.enum(['free', 'trialing', 'active', 'past-due', 'ended']);
export type OwnPlanStatus = z.infer<typeof ownPlanStatusSchema>;

/** What a bookshop has, and until when. */
export const planStandingSchema = z.object({
  status: ownPlanStatusSchema,
  /** Whether the paid features work now. */
  hasPaidFeatures: z.boolean(),
  trialEnd: z.nullable(z.iso.datetime()),
  nextPayment: z.nullable(z.iso.datetime()),
  /** When a cancelled one ends. */
  cancelsAt: z.nullable(z.iso.datetime()),
  pastDueSince: z.nullable(z.iso.datetime()),
  /** From when on the paid features rest, where nothing is paid until then. */
  restsAt: z.nullable(z.iso.datetime()),
});
export type PlanStanding = z.infer<typeof planStandingSchema>;

/** The same as its owner sees it. */
export const ownPlanSchema = z.extend(planStandingSchema, {
  /** The paid plan. */
  offer: bookshopPlanSchema,
  /** What `create-subscription` takes; null where no paid plan can be had. */
  priceId: z.nullable(z.string()),
});
export type OwnPlan = z.infer<typeof ownPlanSchema>;
