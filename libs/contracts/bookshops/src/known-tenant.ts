import * as z from 'zod/mini';
import { paidFeatures } from './plan-values';
import { tenantSchema } from './tenant';

/** What the plan of a bookshop gives it now. */
export const planTermsSchema = z.object({
  /** Paid features that work. */
  paidFeatures: z.array(z.enum(paidFeatures)),
  /** Percent of the books of new payments by card that the shop keeps. */
  feePercent: z.number().check(z.gte(0), z.lte(100)),
  /** Colleagues with an account of their own; 0 where the plan gives none. */
  colleagues: z.int().check(z.gte(0)),
});
export type PlanTerms = z.infer<typeof planTermsSchema>;

/** A bookshop as other services know it. */
export const knownTenantSchema = z.extend(tenantSchema, {
  ...planTermsSchema.shape,
  /** What it tells its families today; empty for nothing. */
  notice: z.string(),
});
export type KnownTenant = z.infer<typeof knownTenantSchema>;
