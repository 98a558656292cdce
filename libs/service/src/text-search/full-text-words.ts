/** InnoDB keeps no shorter words. */
const SHORTEST = 3;

/** Words that InnoDB keeps out of a full text (its default list, those of three letters and more). */
const leftOut = new Set(
  'about are com for from how that the this was what when where who will with und www'.split(' '),
);

/**
 * What `MATCH … AGAINST (? IN BOOLEAN MODE)` is asked for texts in which every word begins a word. Words that a full text does
 * not hold are passed over; null where none is left.
 */
export function fullTextWords(search: string): string | null {
  const kept = search
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word.length >= SHORTEST && !leftOut.has(word));
  return kept.length === 0 ? null : kept.map((word) => `+${word}*`).join(' ');
}
