import { accountDemandsSchema } from '@zaino/contracts/orders';
import * as z from 'zod/mini';

/**
 * How an account for payments stands. `waiting`: named, and the provider could not be asked yet. `begun`: the owner has
 * something to tell. `in-review`: the provider looks at it. `restricted`: it was active, and is so no more.
 */
export const accountStandings = [
  'none',
  'waiting',
  'begun',
  'in-review',
  'active',
  'restricted',
] as const;
export const accountStandingSchema = z.enum(accountStandings);
export type AccountStanding = z.infer<typeof accountStandingSchema>;

/** The own account for payments, as the provider said last. */
export const ownPaymentsSchema = z.extend(accountDemandsSchema, {
  accountId: z.nullable(z.string()),
  /** It was begun here: the provider's page of it and its payouts are to be had. Of another one its owner's number alone is known. */
  isMadeHere: z.boolean(),
  standing: accountStandingSchema,
  restrictedSince: z.nullable(z.iso.datetime()),
  /** When the provider was asked last. */
  checkedAt: z.nullable(z.iso.datetime()),
});
export type OwnPayments = z.infer<typeof ownPaymentsSchema>;
