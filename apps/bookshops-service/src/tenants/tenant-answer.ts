import {
  ownTenantSchema,
  type OwnTenant,
  tenantSchema,
  type Tenant,
} from '@zaino/contracts/bookshops';
import { missingSteps } from './opening-steps';
import { tenantPayments } from './tenant-payments';
import type { TenantEntity } from './tenant.entity';
import { tenantUrl } from './tenant-url';

/** What the contract says of a bookshop, and nothing more: who owns it, and when it was confirmed, stays here. */
export function tenantAnswer(tenant: TenantEntity, publicUrl: string): Tenant {
  const { createdAt, updatedAt, ...columns }: Omit<TenantEntity, never> = tenant;
  return tenantSchema.parse({
    ...columns,
    extras: tenant.extras ?? [],
    payments: tenantPayments(tenant),
    url: tenantUrl(publicUrl, tenant.domain),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  });
}

/** The same with what its owner alone may know: how far it is on the way to the customers. */
export function ownTenantAnswer(tenant: TenantEntity, publicUrl: string): OwnTenant {
  const { picture, pictureAlt, accent, notice, takesUsedBooks } = tenant;
  const { vatNumber, orderMails, appliedAt, approvedAt, pendingChanges, pendingAccountId } = tenant;
  return ownTenantSchema.parse({
    ...tenantAnswer(tenant, publicUrl),
    vatNumber,
    orderMails,
    takesUsedBooks,
    closures: tenant.closures ?? [],
    schools: tenant.schools ?? [],
    picture,
    pictureAlt,
    accent,
    notice,
    opening: {
      missing: missingSteps(tenant),
      appliedAt: appliedAt?.toISOString() ?? null,
      approvedAt: approvedAt?.toISOString() ?? null,
      pending: pendingChanges,
      pendingStripeAccountId: pendingAccountId,
      reason: tenant.decisionReason,
    },
  });
}
