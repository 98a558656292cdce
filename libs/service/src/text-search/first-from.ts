/** Number of the first entry of a sorted list that does not stand before the text. */
export function firstFrom<Entry>(
  entries: Entry[],
  text: string,
  textOf: (entry: Entry) => string,
): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry !== undefined && textOf(entry) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
