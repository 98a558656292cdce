import type { AccountStanding, OwnPayments } from '@zaino/contracts/bookshops';
import type { TenantEntity } from '../tenants/tenant.entity';
import type { PaymentAccountEntity } from './payment-account.entity';

type Tenant = Pick<TenantEntity, 'cardsOffSince' | 'pendingAccountId'>;

/** How the account of a bookshop stands, for its owner. */
export function ownPayments(account: PaymentAccountEntity | null, tenant: Tenant): OwnPayments {
  return {
    accountId: account?.accountId ?? null,
    standing: standingOf(account, tenant),
    missing: account?.missing ?? [],
    deadline: account?.deadline?.toISOString() ?? null,
    isRejected: account?.isRejected ?? false,
    restrictedSince: tenant.cardsOffSince?.toISOString() ?? null,
    checkedAt: account?.checkedAt?.toISOString() ?? null,
  };
}

function standingOf(account: PaymentAccountEntity | null, tenant: Tenant): AccountStanding {
  if (!account?.accountId) return tenant.pendingAccountId === null ? 'none' : 'waiting';
  if (tenant.cardsOffSince !== null) return 'restricted';
  const { standing } = account;
  return standing === 'active' || standing === 'in-review' ? standing : 'begun';
}
