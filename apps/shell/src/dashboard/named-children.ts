import type { Child, ChildChanges } from '@zaino/contracts/identity';
import { type CartChild, isSameChild } from '@zaino/rules/cart-child';
import { EVERY_SECTION } from '@zaino/rules/class-list';

/** Children that were named while shopping and are not saved yet, each once. */
export function namedChildren(
  saved: readonly Child[],
  named: readonly CartChild[],
): ChildChanges[] {
  const known: Omit<CartChild, 'id'>[] = saved.map((child) => ({ ...child, tetto: null }));
  const found: ChildChanges[] = [];
  for (const { nickname, schoolCode, schoolName, classe, sezione } of named) {
    const child = { nickname, schoolCode, schoolName, classe, sezione: sezione || EVERY_SECTION };
    if (schoolCode === '' || classe === '' || isKnown(known, child)) continue;
    known.push({ ...child, tetto: null });
    found.push(child);
  }
  return found;
}

const isKnown = (known: Omit<CartChild, 'id'>[], child: ChildChanges): boolean =>
  known.some((one) => isSameChild(one, { ...child, tetto: null }));
