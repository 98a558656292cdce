import {
  type LookChanges,
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

/** All that an owner may change. */
export type OwnerChanges = TenantChanges & LookChanges;

/** What an owner's changes come to. */
export interface ChangePlan {
  /** What is written, with all that waits for an admin afterwards. */
  columns: Partial<TenantEntity>;
  /** The owner asks for the bookshop to be opened and did not before, or asks no more. */
  application: 'applied' | 'withdrawn' | null;
  /** What waits since now, and did not before. */
  asked: ReviewedChanges;
}

/**
 * Sorts an owner's changes into what counts at once and what waits for an admin. Of an approved bookshop the reviewed
 * fields wait, open or not: else a pause would be a way around. What is set to its public value waits no more.
 */
export function planChanges(tenant: Facts, changes: OwnerChanges, now: Date): ChangePlan {
  // Closures and schools are written as `ChangeColumns` makes them.
  const columns: Partial<TenantEntity> = { ...changes, closures: undefined, schools: undefined };
  const pending = new Map(entriesOf(tenant.pendingChanges ?? {}));
  const asked = new Map<ReviewedField, string>();
  for (const [field, value] of entriesOf(changes)) {
    if (value === tenant[field] || !isApproved(tenant) || isHarmless(tenant, field, value)) {
      pending.delete(field);
      continue;
    }
    columns[field] = tenant[field];
    if (pending.get(field) !== value) asked.set(field, value);
    pending.set(field, value);
  }
  columns.pendingChanges = pending.size > 0 ? Object.fromEntries(pending) : null;
  columns.changesSince = pending.size > 0 ? (tenant.changesSince ?? now) : null;
  return {
    columns,
    asked: Object.fromEntries(asked),
    application: planState(tenant, changes, { columns, now }),
  };
}

/** The reviewed fields that are there. */
function entriesOf(changes: ReviewedChanges | OwnerChanges): [ReviewedField, string][] {
  return reviewedFields.flatMap((field): [ReviewedField, string][] => {
    const value = changes[field];
    return value === undefined ? [] : [[field, value]];
  });
}

/**
 * A picture that is taken away, and what nobody could go by before; a partita IVA proves nothing new, and harmless notes
 * mislead nobody.
 */
function isHarmless(tenant: Facts, field: ReviewedField, value: string): boolean {
  if (field === 'picture' || field === 'pictureAlt') return value === '';
  if (tenant[field] !== '') return false;
  return (
    field === 'vatNumber' || (field === 'pickupNotes' && pickupNoteFindings(value).length === 0)
  );
}

/** Without an approval nothing opens: the wish is noted, and the state stays. Gives what becomes of the wish. */
function planState(
  tenant: Facts,
  { state }: TenantChanges,
  { columns, now }: { columns: Partial<TenantEntity>; now: Date },
): ChangePlan['application'] {
  if (state === undefined || tenant.approvedAt !== null) return null;
  if (state !== 'open') {
    if (state === tenant.state || tenant.appliedAt === null) return null;
    columns.appliedAt = null;
    return 'withdrawn';
  }
  delete columns.state;
  columns.appliedAt = tenant.appliedAt ?? now;
  return tenant.appliedAt === null ? 'applied' : null;
}
