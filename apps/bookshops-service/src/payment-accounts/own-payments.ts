import type { AccountStanding, AdminAccount, OwnPayments } from '@zaino/contracts/bookshops';
import type { TenantEntity } from '../tenants/tenant.entity';
import type { PaymentAccountEntity } from './payment-account.entity';

type Tenant = Pick<TenantEntity, 'cardsOffSince' | 'pendingAccountId'>;

/** How the account of a bookshop stands, for its owner. */
export function ownPayments(account: PaymentAccountEntity | null, tenant: Tenant): OwnPayments {
  return {
    accountId: account?.accountId ?? null,
    isMadeHere: account?.isMadeHere ?? false,
    standing: standingOf(account, tenant),
    ...demandsOf(account),
    restrictedSince: textOf(tenant.cardsOffSince),
    checkedAt: textOf(account?.checkedAt ?? null),
  };
}

/** The same for admins. */
export function adminAccount(account: PaymentAccountEntity | null, tenant: Tenant): AdminAccount {
  return {
    accountId: account?.accountId ?? null,
    standing: standingOf(account, tenant),
    isRejected: account?.isRejected ?? false,
    restrictedSince: textOf(tenant.cardsOffSince),
    verifiedAt: textOf(account?.verifiedAt ?? null),
    checkedAt: textOf(account?.checkedAt ?? null),
  };
}

type Demands = Pick<OwnPayments, 'missing' | 'deadline' | 'isRejected'>;

const nothing: Demands = { missing: [], deadline: null, isRejected: false };

function demandsOf(account: PaymentAccountEntity | null): Demands {
  if (account === null) return nothing;
  const { missing, deadline, isRejected } = account;
  return { missing: missing ?? [], deadline: textOf(deadline), isRejected };
}

const textOf = (moment: Date | null) => moment?.toISOString() ?? null;

function standingOf(account: PaymentAccountEntity | null, tenant: Tenant): AccountStanding {
  if (!account?.accountId) return tenant.pendingAccountId === null ? 'none' : 'waiting';
  if (tenant.cardsOffSince !== null) return 'restricted';
  const { standing } = account;
  return standing === 'active' || standing === 'in-review' ? standing : 'begun';
}
