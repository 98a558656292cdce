import * as z from 'zod/mini';

/** What others need to know of a bookshop's money. */
export const tenantPaymentsSchema = z.object({
  /** Where money for what it sells goes, as soon as the provider has verified it; null while it goes to the shop itself. */
  accountId: z.nullable(z.string()),
  /** Whether families may pay by card what they pick up there: not while its account is restricted. */
  canTakeCards: z.boolean(),
  /** Whether the provider has verified the account, also where it has restricted it since. */
  isVerified: z.boolean(),
});
export type TenantPayments = z.infer<typeof tenantPaymentsSchema>;
