import type { BookshopWish, OpeningStep } from '@zaino/contracts/bookshops';
import { isReady, type ReadyFacts } from './check-ready';
import type { TenantEntity } from './tenant.entity';

type Opening = Pick<
  TenantEntity,
  'addressProvenAt' | 'vatNumber' | 'appliedAt' | 'approvedAt' | 'changesSince' | 'state'
>;

/** Whether an admin's approval stands: what customers go by then changes by an admin's hand alone. */
export function isApproved({ approvedAt, state }: Pick<Opening, 'approvedAt' | 'state'>): boolean {
  return approvedAt !== null && state !== 'draft';
}

/** What an admin needs to see before a bookshop may be approved, and is not there yet. */
export function missingEvidence(tenant: Opening & ReadyFacts): OpeningStep[] {
  const steps: [OpeningStep, boolean][] = [
    ['email', tenant.addressProvenAt === null],
    ['vat-number', tenant.vatNumber === ''],
    ['details', !isReady(tenant)],
  ];
  return steps.filter(([, isMissing]) => isMissing).map(([step]) => step);
}

/** What is missing before customers see it, as its owner is told; of one that an admin looks at again, the evidence; of one that is approved, what it has lost or never told. */
export function missingSteps(tenant: Opening & ReadyFacts): OpeningStep[] {
  if (isApproved(tenant) && tenant.appliedAt === null) return isReady(tenant) ? [] : ['details'];
  if (isApproved(tenant)) return missingEvidence(tenant);
  const application: OpeningStep[] = tenant.appliedAt === null ? ['application'] : [];
  return [...missingEvidence(tenant), ...application, 'approval'];
}

/** What waits for an admin, the weightier first; null for nothing. */
export function wishOf(tenant: Opening): BookshopWish | null {
  if (!isApproved(tenant)) return tenant.appliedAt === null ? null : 'opening';
  if (tenant.changesSince !== null) return 'changes';
  return tenant.appliedAt === null ? null : 'review';
}
