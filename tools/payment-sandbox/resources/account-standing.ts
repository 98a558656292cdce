import type Stripe from 'stripe';

/** How far an account is: nothing told, told and looked at, something missing, in use, or stopped afterwards. */
export const accountStandings = ['new', 'due', 'review', 'active', 'restricted'] as const;
export type SandboxStanding = (typeof accountStandings)[number];

type Standing = Required<
  Pick<
    Stripe.Account,
    'capabilities' | 'charges_enabled' | 'details_submitted' | 'payouts_enabled' | 'requirements'
  >
>;

/** What Stripe asks of a bookshop before it has told anything. */
const untold = [
  'business_profile.mcc',
  'business_profile.url',
  'business_type',
  'external_account',
  'representative.dob.day',
  'tos_acceptance.date',
  'tos_acceptance.ip',
];
const document = ['person_1Sandbox.verification.document'];

const usuallyDue: Record<SandboxStanding, readonly string[]> = {
  new: untold,
  due: document,
  review: [],
  active: [],
  restricted: document,
};

interface Asked {
  /** What is asked for; what the standing usually brings unless told. */
  due?: readonly string[] | undefined;
  /** Until when it is waited for, in seconds. */
  deadline?: number | null | undefined;
}

/** The fields of an account that say how far it is. */
export function standingOf(
  standing: SandboxStanding,
  { due = usuallyDue[standing], deadline = null }: Asked = {},
): Standing {
  const isActive = standing === 'active';
  const capability = isActive ? 'active' : 'inactive';
  const isLate = standing === 'restricted' || standing === 'new';
  return {
    capabilities: { card_payments: capability, transfers: capability },
    charges_enabled: isActive,
    details_submitted: standing !== 'new',
    payouts_enabled: isActive,
    requirements: {
      alternatives: [],
      current_deadline: deadline,
      currently_due: [...due],
      disabled_reason: disabledReason(standing),
      errors: [],
      eventually_due: [...due],
      past_due: isLate ? [...due] : [],
      pending_verification: standing === 'review' ? document : [],
    },
  };
}

function disabledReason(standing: SandboxStanding): Stripe.Account.Requirements['disabled_reason'] {
  if (standing === 'active') return null;
  return standing === 'review' ? 'requirements.pending_verification' : 'requirements.past_due';
}
