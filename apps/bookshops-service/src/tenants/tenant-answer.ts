import { tenantSchema, type Tenant } from '@zaino/contracts/bookshops';
import type { TenantEntity } from './tenant.entity';
import { tenantUrl } from './tenant-url';

/** What the contract says of a bookshop, and nothing more: who owns it, and when it was confirmed, stays here. */
export function tenantAnswer(tenant: TenantEntity, publicUrl: string): Tenant {
  const { createdAt, updatedAt, ...columns }: Omit<TenantEntity, never> = tenant;
  return tenantSchema.parse({
    ...columns,
    url: tenantUrl(publicUrl, tenant.domain),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  });
}
