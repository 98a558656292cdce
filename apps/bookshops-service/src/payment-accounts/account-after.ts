import type { AccountRequirement, ProviderAccount } from '@zaino/contracts/orders';

/** What is known of a bookshop's account. */
interface Known {
  verifiedAt: Date | null;
  cardsOffSince: Date | null;
}

interface After {
  account: {
    standing: ProviderAccount['standing'];
    missing: AccountRequirement[] | null;
    deadline: Date | null;
    isRejected: boolean;
    verifiedAt: Date | null;
    checkedAt: Date;
  };
  cardsOffSince: Date | null;
  /** Whether it is restricted now, and was not before: its owner is told once. */
  isNewlyRestricted: boolean;
}

/**
 * What an account is once the provider has said how it stands. One that was never active takes nothing away from its
 * bookshop; one that was, and is so no more, turns payment by card off until it is active again.
 */
export function accountAfter(
  known: Known,
  told: Omit<ProviderAccount, 'madeFor'>,
  now: Date,
): After {
  const { standing, missing, deadline, isRejected } = told;
  const isActive = standing === 'active';
  const isRestricted = !isActive && known.verifiedAt !== null;
  return {
    account: {
      standing,
      missing: missing.length > 0 ? missing : null,
      deadline: deadline === null ? null : new Date(deadline),
      isRejected,
      verifiedAt: known.verifiedAt ?? (isActive ? now : null),
      checkedAt: now,
    },
    cardsOffSince: isRestricted ? (known.cardsOffSince ?? now) : null,
    isNewlyRestricted: isRestricted && known.cardsOffSince === null,
  };
}
