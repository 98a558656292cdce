import * as z from 'zod/mini';

/** Id of a subscription, or of who pays it, at the payment provider. */
export const subscriptionIdSchema = z.string().check(z.regex(/^sub_[A-Za-z0-9_]{1,58}$/));
export const billingCustomerIdSchema = z.string().check(z.regex(/^cus_[A-Za-z0-9_]{1,58}$/));

/** How a subscription stands: `past-due` while a payment is missing, `ended` where none will be asked for. */
export const subscriptionStatusSchema = z.enum(['trialing', 'active', 'past-due', 'ended']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** A bookshop's subscription as the payment provider has it now. */
export const providerSubscriptionSchema = z.object({
  id: z.string(),
  /** The bookshop that it was made for; null where it is none of ours. */
  tenantId: z.nullable(z.uuid()),
  customerId: z.string(),
  status: subscriptionStatusSchema,
  trialEnd: z.nullable(z.iso.datetime()),
  /** When the next payment is asked for. */
  periodEnd: z.nullable(z.iso.datetime()),
  /** When it ends, because it was cancelled. */
  cancelsAt: z.nullable(z.iso.datetime()),
});
export type ProviderSubscription = z.infer<typeof providerSubscriptionSchema>;

/** A page of the provider. */
export const providerPageSchema = z.object({ url: z.string() });
