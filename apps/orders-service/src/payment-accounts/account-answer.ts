import type { Payout, ProviderAccount } from '@zaino/contracts/orders';
import { SECOND_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { toEuro } from '@zaino/rules/money';
import { z } from 'zod';

const names = z.array(z.string().max(255)).max(500).nullish();

/** What of an account is understood; one that is otherwise is none that anything is decided by. */
const accountSchema = z.looseObject({
  charges_enabled: z.boolean(),
  payouts_enabled: z.boolean(),
  details_submitted: z.boolean(),
  capabilities: z.looseObject({ transfers: z.string().optional() }).nullish(),
  metadata: z.looseObject({ tenantId: z.string().optional() }).nullish(),
  requirements: z
    .looseObject({
      currently_due: names,
      past_due: names,
      current_deadline: z.int().nullish(),
      disabled_reason: z.string().nullish(),
      errors: z.array(z.looseObject({ requirement: z.string() })).nullish(),
    })
    .nullish(),
});
type Account = z.infer<typeof accountSchema>;

/** Throws a ZodError where it is not understood. */
export function accountAnswer(told: unknown): ProviderAccount {
  const account = accountSchema.parse(told);
  const { current_deadline: deadline, disabled_reason: reason } = account.requirements ?? {};
  const missing = missingOf(account);
  return {
    standing: standingOf(account, missing.length > 0),
    missing,
    deadline: deadline == null ? null : new Date(deadline * SECOND_MS).toISOString(),
    isRejected: /^(rejected\.|listed$)/.test(reason ?? ''),
    madeFor: account.metadata?.tenantId ?? null,
  };
}

function standingOf(account: Account, isAsked: boolean): ProviderAccount['standing'] {
  const { charges_enabled: charges, payouts_enabled: payouts, capabilities } = account;
  if (charges && payouts && capabilities?.transfers === 'active') return 'active';
  return account.details_submitted && !isAsked ? 'in-review' : 'incomplete';
}

function missingOf({ requirements }: Account): ProviderAccount['missing'] {
  const { currently_due: due, past_due: past, errors } = requirements ?? {};
  const late = new Set([...(past ?? []), ...(errors ?? []).map((error) => error.requirement)]);
  const all = new Set([...late, ...(due ?? [])]);
  return [...all].map((name) => ({ name, isLate: late.has(name) }));
}

const states: Partial<Record<string, Payout['state']>> = {
  pending: 'pending',
  in_transit: 'in-transit',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
};

const payoutSchema = z.looseObject({
  id: z.string(),
  amount: z.int(),
  arrival_date: z.int(),
  currency: z.literal('eur'),
  status: z.string().transform((status, context) => {
    const state = states[status];
    if (state !== undefined) return state;
    context.addIssue({ code: 'custom', message: `Unknown state of a payout: ${status}` });
    return z.NEVER;
  }),
});

/** Throws a ZodError where it is not understood. */
export function payoutAnswer(told: unknown): Payout {
  const { id, amount, status, arrival_date: arrives } = payoutSchema.parse(told);
  return {
    id,
    amount: toEuro(amount),
    state: status,
    day: italianDay(arrives * SECOND_MS),
  };
}
