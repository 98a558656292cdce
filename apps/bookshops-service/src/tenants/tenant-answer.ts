import { tenantSchema, type Tenant as TenantAnswer } from '@zaino/contracts/bookshops';
import type { Tenant } from './tenant.entity';
import { tenantUrl } from './tenant-url';

/** What the contract says of a bookshop, and nothing more: who owns it, and when it was confirmed, stays here. */
export function tenantAnswer(tenant: Tenant, publicUrl: string): TenantAnswer {
  const { createdAt, updatedAt, ...columns }: Omit<Tenant, never> = tenant;
  return tenantSchema.parse({
    ...columns,
    url: tenantUrl(publicUrl, tenant.domain),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  });
}
