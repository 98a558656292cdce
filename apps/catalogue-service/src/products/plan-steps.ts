import type { Product } from '../database/entities/product.entity';
import { imageOf } from './change-image';
import type { LeftOutProduct, LeftOutReason } from './left-out';
import type { ProductStep } from './write-change';

/** What is to become of a product that exists. */
export interface Alteration {
  id: number;
  /** Any unless told. */
  expectedVersion?: number;
  /** Of products that are deleted too. */
  includesDeleted?: boolean;
  /** The product as it is to be, or why it cannot. */
  alter: (product: Product) => Product | LeftOutReason;
}

interface PlannedStep extends ProductStep {
  before: Product;
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
  locked: ReadonlyMap<number, Product>,
  alterations: readonly Alteration[],
): Plan {
  const steps = new Map<number, PlannedStep>();
  const leftOut: LeftOutProduct[] = [];
  for (const alteration of alterations) {
    const { id } = alteration;
    const before = locked.get(id);
    const altered = before ? alter(before, steps.get(id)?.after, alteration) : 'gone';
    if (typeof altered === 'string') {
      leftOut.push({ id, name: before?.name ?? '', reason: altered });
    } else if (before) {
      steps.set(id, { before, after: altered });
    }
  }
  return { steps: [...steps.values()], leftOut };
}

function alter(
  before: Product,
  planned: Product | undefined,
  { includesDeleted = false, expectedVersion, alter: makeAfter }: Alteration,
): Product | LeftOutReason {
  if (before.deletedAt !== null && !includesDeleted) return 'gone';
  const after = makeAfter(planned ?? before);
  if (typeof after === 'string') return after;
  const isExpected = expectedVersion === undefined || expectedVersion === before.version;
  return isExpected || imageOf(before, after) === null ? after : 'changed';
}
