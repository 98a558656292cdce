import { quantityOf } from '@zaino/rules/cart';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import { addLines, getCart } from '@zaino/web/cart';

/** As long as systems wait for the second press of a double click, in milliseconds. */
const DOUBLE_PRESS_MS = 500;

let last = { what: '', at: Number.NEGATIVE_INFINITY };

/**
 * Whether the same was pressed just now: the second half of a double press, or a key that is held down. What has left
 * the cart since was not pressed for nothing.
 */
export function isDoublePress(lines: readonly CartLine[], childId?: string): boolean {
  const what = JSON.stringify([childId, lines.map((line) => [lineKey(line), line.quantity])]);
  const at = performance.now();
  const isSame = what === last.what && at - last.at < DOUBLE_PRESS_MS;
  last = { what, at };
  return isSame && lines.every((line) => quantityOf(getCart(), lineKey(line)) > 0);
}

/** `addLines` for a button: a double press adds once. Gives the undo; null where this was the press before once more. */
export function addPressed(lines: readonly CartLine[], childId?: string): (() => void) | null {
  return isDoublePress(lines, childId) ? null : addLines(lines, childId);
}
