import {
  type ReviewedChanges,
  type ReviewedField,
  reviewedFields,
  type TenantChanges,
} from '@zaino/contracts/bookshops';
import { pickupNoteFindings } from '@zaino/rules/pickup-notes';
import { isApproved } from './opening-steps';
import type { TenantEntity } from './tenant.entity';

type Facts = Pick<
  TenantEntity,
  ReviewedField | 'state' | 'appliedAt' | 'approvedAt' | 'changesSince' | 'pendingChanges'
>;

/** What an owner's changes come to. */
export interface ChangePlan {
  /** What is written, with all that waits for an admin afterwards. */
  columns: Partial<TenantEntity>;
  /** The owner asks for the bookshop to be opened, and did not before. */
  isApplication: boolean;
  /** What waits since now, and did not before. */
  asked: ReviewedChanges;
}

/**
 * Sorts an owner's changes into what counts at once and what waits for an admin. Of an approved bookshop the reviewed
 * fields wait, open or not: else a pause would be a way around. What is set to its public value waits no more.
 */
export function planChanges(tenant: Facts, changes: TenantChanges, now: Date): ChangePlan {
  const columns: Partial<TenantEntity> = { ...changes };
  const pending: ReviewedChanges = { ...tenant.pendingChanges };
  const asked: ReviewedChanges = {};
  for (const field of reviewedFields) {
    const value = changes[field];
    if (value === undefined) continue;
    const waited = pending[field];
    delete pending[field];
    if (value === tenant[field] || !isApproved(tenant) || isHarmless(tenant, field, value))
      continue;
    delete columns[field];
    pending[field] = value;
    if (waited !== value) asked[field] = value;
  }
  const hasPending = Object.keys(pending).length > 0;
  columns.pendingChanges = hasPending ? pending : null;
  columns.changesSince = hasPending ? (tenant.changesSince ?? now) : null;
  return { columns, asked, isApplication: planState(tenant, changes, { columns, now }) };
}

/** What nobody could go by before; a partita IVA proves nothing new, and harmless notes mislead nobody. */
function isHarmless(tenant: Facts, field: ReviewedField, value: string): boolean {
  if (tenant[field] !== '') return false;
  return (
    field === 'vatNumber' || (field === 'pickupNotes' && pickupNoteFindings(value).length === 0)
  );
}

/** Without an approval nothing opens: the wish is noted, and the state stays. True for a new wish. */
function planState(
  tenant: Facts,
  { state }: TenantChanges,
  { columns, now }: { columns: Partial<TenantEntity>; now: Date },
): boolean {
  if (state === undefined || tenant.approvedAt !== null) return false;
  if (state !== 'open') {
    if (state !== tenant.state) columns.appliedAt = null;
    return false;
  }
  delete columns.state;
  columns.appliedAt = tenant.appliedAt ?? now;
  return tenant.appliedAt === null;
}
