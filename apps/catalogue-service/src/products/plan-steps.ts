import type { ProductEntity } from './product.entity';
import { imageOf } from './change-image';
import type { LeftOutProduct, LeftOutReason } from './left-out';
import type { ProductStep } from './write-change';

/** What is to become of a product that exists. */
export interface Alteration {
  id: number;
  /** Whether it may be altered in this version. */
  isExpected: (version: number) => boolean;
  /** Of products that are deleted too. */
  includesDeleted?: boolean;
  /** The product as it is to be, or why it cannot. */
  alter: (product: ProductEntity, now: Date) => ProductEntity | LeftOutReason;
  /** The version whose content an undo brings back. */
  restoredVersion?: number;
}

/** Expects the version that somebody has seen; any where they do not say. */
export function isVersion(seen: number | undefined): Alteration['isExpected'] {
  return (version) => seen === undefined || version === seen;
}

interface PlannedStep extends ProductStep {
  before: ProductEntity;
}

export interface Plan {
  steps: PlannedStep[];
  leftOut: LeftOutProduct[];
}

/**
 * Steps from locked products. A second alteration of a product goes on from the first. Where a product already is as
 * it is to be, its version does not matter: a call that is repeated after a lost answer finds its work done.
 */
export function planSteps(
  locked: ReadonlyMap<number, ProductEntity>,
  alterations: readonly Alteration[],
  now: Date,
): Plan {
  const steps = new Map<number, PlannedStep>();
  const leftOut: LeftOutProduct[] = [];
  for (const alteration of alterations) {
    const { id, restoredVersion } = alteration;
    const before = locked.get(id);
    const alter = alterationOf(alteration, now);
    const altered = before ? alter(before, steps.get(id)?.after) : 'gone';
    if (typeof altered === 'string') {
      leftOut.push({ id, name: before?.name ?? '', reason: altered });
    } else if (before) {
      steps.set(id, { before, after: altered, restoredVersion });
    }
  }
  return { steps: [...steps.values()], leftOut };
}

function alterationOf({ includesDeleted = false, isExpected, alter }: Alteration, now: Date) {
  return (
    before: ProductEntity,
    planned: ProductEntity | undefined,
  ): ProductEntity | LeftOutReason => {
    if (before.deletedAt !== null && !includesDeleted) return 'gone';
    const after = alter(planned ?? before, now);
    if (typeof after === 'string') return after;
    return isExpected(before.version) || imageOf(before, after) === null ? after : 'changed';
  };
}
