import { setImmediate } from 'node:timers/promises';

const SLICE = 250;

/** Handles many items without holding up the calls that arrive meanwhile. */
export async function inSlices<Item>(
  items: Item[],
  handle: (item: Item, index: number) => void,
): Promise<void> {
  for (let start = 0; start < items.length; start += SLICE) {
    items.slice(start, start + SLICE).forEach((item, offset) => handle(item, start + offset));
    await setImmediate();
  }
}
