import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import { addLines } from '@zaino/web/cart';

/** As long as systems wait for the second press of a double click, in milliseconds. */
const DOUBLE_PRESS_MS = 500;

let last = { what: '', at: Number.NEGATIVE_INFINITY };

/** Whether the same was pressed just now: the second half of a double press, or a key that is held down. */
export function isDoublePress(lines: readonly CartLine[], childId?: string): boolean {
  const what = JSON.stringify([childId, lines.map((line) => [lineKey(line), line.quantity])]);
  const at = performance.now();
  const isDouble = what === last.what && at - last.at < DOUBLE_PRESS_MS;
  last = { what, at };
  return isDouble;
}

/** `addLines` for a button: a double press adds once. Gives the undo; null where this was the press before once more. */
export function addPressed(lines: readonly CartLine[], childId?: string): (() => void) | null {
  return isDoublePress(lines, childId) ? null : addLines(lines, childId);
}
