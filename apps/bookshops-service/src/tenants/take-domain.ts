import { type EntityManager, IsNull, Not } from 'typeorm';
import { type Claim, claimDomain } from '../domains/domain-claim';
import { TenantEntity } from './tenant.entity';

/** Claims the domain for the bookshop; where a claim gave way whose time was over, so does the reservation behind it. */
export async function takeDomain(manager: EntityManager, claim: Claim): Promise<void> {
  if (!(await claimDomain(manager, claim))) return;
  const { domain, tenantId } = claim;
  await manager.delete(TenantEntity, { domain, id: Not(tenantId), confirmedAt: IsNull() });
}
