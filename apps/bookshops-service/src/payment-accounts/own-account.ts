import { type EntityManager, IsNull } from 'typeorm';
import { noTenant } from '../tenants/no-tenant';
import { TenantEntity } from '../tenants/tenant.entity';
import { PaymentAccountEntity } from './payment-account.entity';

/** A bookshop with its account, both held until the end of the transaction. */
export interface OwnAccount {
  tenant: TenantEntity;
  /** An empty one where there is none yet. */
  account: PaymentAccountEntity;
}

/** Rejects as `not-found` where the bookshop is gone. */
export async function lockOwnAccount(
  manager: EntityManager,
  tenantId: string,
): Promise<OwnAccount> {
  const tenant = await manager.findOne(TenantEntity, {
    where: { id: tenantId, releasedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (tenant === null) throw noTenant();
  const found = await manager.findOneBy(PaymentAccountEntity, { tenantId });
  return { tenant, account: found ?? emptyAccount(tenantId) };
}

/** Of a bookshop that has none, or had another. */
export function emptyAccount(tenantId: string): PaymentAccountEntity {
  return Object.assign(new PaymentAccountEntity(), {
    tenantId,
    attemptId: null,
    accountId: null,
    isMadeHere: false,
    standing: null,
    missing: null,
    deadline: null,
    isRejected: false,
    verifiedAt: null,
    checkedAt: null,
  });
}
