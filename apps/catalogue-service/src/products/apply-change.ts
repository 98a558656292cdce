import type { LeftOut } from '@zaino/contracts/catalogue';
import type { EntityManager } from 'typeorm';
import { toLeftOut, toRefusal } from './left-out';
import { type Alteration, planSteps } from './plan-steps';
import { lockProducts } from './stored-product';
import { type Change, type ProductStep, writeChange } from './write-change';

/** How a change is made. */
export interface ChangeOrder extends Omit<Change, 'steps'> {
  /** Products that are new. */
  made?: readonly ProductStep[];
  alterations: readonly Alteration[];
  /** Refused as a whole where a product would be left out: `not-found`, or `conflict` with `product-changed`. */
  isAllOrNothing?: boolean;
}

export interface WrittenProduct {
  /** By its number. */
  id: number;
  isNew: boolean;
  /** False where it was as it should be already: then nothing was written. */
  isChanged: boolean;
}

export interface Written {
  /** For an undo. */
  changeId: string;
  /** New ones first, then those that existed, each once. */
  products: WrittenProduct[];
  /** Products that are gone, or that have another version than was expected. */
  leftOut: LeftOut[];
}

/** The same with each product as it was and as it is, for who tells of it. */
export interface Applied extends Written {
  steps: readonly ProductStep[];
}

/** Locks what is to be altered, in the order of ids, and writes what may be written. */
export async function applyChange(manager: EntityManager, order: ChangeOrder): Promise<Applied> {
  const { made = [], alterations, isAllOrNothing = false, ...change } = order;
  const ids = alterations.map(({ id }) => id);
  const { steps, leftOut } = planSteps(await lockProducts(manager, ids), alterations, change.at);
  const [first] = leftOut;
  if (isAllOrNothing && first) throw toRefusal(first);
  const all = [...made, ...steps];
  const changeId = await writeChange(manager, { ...change, steps: all });
  const products = all.map(({ before, after }) => ({
    id: after.id,
    isNew: before === null,
    isChanged: before?.version !== after.version,
  }));
  return { changeId, products, leftOut: leftOut.map(toLeftOut), steps: all };
}
