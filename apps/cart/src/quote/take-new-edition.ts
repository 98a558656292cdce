import type { BookLine } from '@zaino/rules/cart-line';
import { addLines, removeLine } from '@zaino/web/cart';

/** Puts an edition where the one was whose place it has taken: as many pieces, for the same children. */
export function takeNewEdition(key: string, edition: BookLine): void {
  addLines([edition]);
  removeLine(key);
}
