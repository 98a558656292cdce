import * as z from 'zod/mini';
import { daySchema } from './line';

/** Id of an account at the payment provider, which is of this shape alone (specification, point 7). */
export const accountIdSchema = z.string().check(z.regex(/^acct_[A-Za-z0-9_]{1,58}$/));

/** Something that the provider still wants to know of a bookshop, by the provider's own name for it. */
export const accountRequirementSchema = z.object({
  name: z.string(),
  /** Its time is over, or what was sent was refused. */
  isLate: z.boolean(),
});
export type AccountRequirement = z.infer<typeof accountRequirementSchema>;

/** What the provider asks for, whatever the standing. */
export const accountDemandsSchema = z.object({
  missing: z.array(accountRequirementSchema),
  /** Until when it waits for that; null where it says no day. */
  deadline: z.nullable(z.iso.datetime()),
  /** It wants nothing to do with this account any more. */
  isRejected: z.boolean(),
});

/** An account of a bookshop as the payment provider has it now. */
export const providerAccountSchema = z.extend(accountDemandsSchema, {
  /**
   * `unknown`: none of this platform. `incomplete`: something is to be told. `in-review`: all is told, and looked at.
   * `active`: it takes cards, is sent money and pays it out.
   */
  standing: z.enum(['unknown', 'incomplete', 'in-review', 'active']),
  /** The bookshop for which it was made here; null for one that was made elsewhere. */
  madeFor: z.nullable(z.string()),
});
export type ProviderAccount = z.infer<typeof providerAccountSchema>;

export const payoutStates = ['pending', 'in-transit', 'paid', 'failed', 'canceled'] as const;

/** Money that goes from a bookshop's account to its bank. */
export const payoutSchema = z.object({
  id: z.string(),
  /** In euro; less than nothing where the bank is asked for money. */
  amount: z.number(),
  state: z.enum(payoutStates),
  /** When it is in the bank. */
  day: daySchema,
});
export type Payout = z.infer<typeof payoutSchema>;

/** The latest, newest first. */
export const payoutsSchema = z.object({ payouts: z.array(payoutSchema) });
export type Payouts = z.infer<typeof payoutsSchema>;

/** Months of payments by card that are told of, with the present one. */
export const CARD_MONEY_MONTHS = 24;

/** What went through a bookshop's account in a month in Italy, in euro. */
export const cardMonthSchema = z.object({
  /** As `2026-09`. */
  month: z.string(),
  /** Orders that were paid. */
  payments: z.int(),
  /** For the books that the bookshop sells. */
  paid: z.number(),
  /** Of it, what the shop kept. */
  fee: z.number(),
  /** Of it, what went to the account. */
  transferred: z.number(),
  /** What was taken back from the account for refunds that were made in this month. */
  takenBack: z.number(),
});
export type CardMonth = z.infer<typeof cardMonthSchema>;

/** Orders that are told of; of more there is the sum. */
export const MOST_OWED_PARTS = 100;

/** A bookshop's part of an order by card that the provider would not bring to its account, in euro. */
export const owedPartSchema = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  /** When the order was paid, in Italy. */
  day: daySchema,
  part: z.number(),
  /** Of it, what refunds have taken. */
  takenBack: z.number(),
  left: z.number(),
});

/** What the shop owes a bookshop, in euro; it is sent once the account can be paid. */
export const owedMoneySchema = z.object({
  total: z.number(),
  /** That it is made of. */
  orders: z.int(),
  /** The latest `MOST_OWED_PARTS`, newest first. */
  parts: z.array(owedPartSchema),
});
export type OwedMoney = z.infer<typeof owedMoneySchema>;

export const cardMoneySchema = z.object({
  /** The latest first, those without anything left out. */
  months: z.array(cardMonthSchema),
  /** Left out by services that do not tell. */
  owed: z.optional(owedMoneySchema),
});
export type CardMoney = z.infer<typeof cardMoneySchema>;
