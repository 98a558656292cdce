import type { FeedState } from '@zaino/contracts/schools';
import { plainWord } from './plain-word';

/** A distributor's own codes, by `plainWord`. */
export type FeedCodes = ReadonlyMap<string, FeedState>;

/** As Italian distributors and booksellers' programs write it; the first that fits counts. */
const usual: readonly [RegExp, FeedState][] = [
  [/\bsostitui|\brimpiazzat|\bnuova edizione\b/, 'replaced'],
  [/\b(non|no|senza) (in )?ristampa\b/, 'out-of-print'],
  [/\bristampa\b/, 'reprint'],
  [/\bfuori (catalogo|commercio|stampa)\b|^f ?c$|\bcessat|\bnon piu\b/, 'out-of-print'],
  [/\btemporaneamente\b|\bmomentaneamente\b/, 'on-order'],
  [/\besaurit/, 'out-of-print'],
  [/^(non|no|nd|n)\b/, 'not-there'],
  [/\bordin|\barriv|\bprenot|\bnovita\b|\bpubblicazione\b|\battesa\b/, 'on-order'],
  [/^(disp|in commercio|in stock|in catalogo|attiv|ok$|si$|s$|d$)/, 'available'],
];

/** What a word of a file means; null where nobody knows. */
export function feedStateOf(text: string, codes: FeedCodes): FeedState | null {
  const word = plainWord(text);
  const own = codes.get(word);
  if (own !== undefined) return own;
  return usual.find(([words]) => words.test(word))?.[1] ?? null;
}
