import { foldLetters } from '@zaino/service/text-search/fold-letters';

const MAX_WORDS = 40;

/**
 * The words of a name as people type it, without case, accents and apostrophes: `D'ANNUNZIO` is
 * `dannunzio`, `LIBERTA'` and `libertà` are `liberta`, `I.C.` is `ic`.
 */
export function searchWords(text: string): string[] {
  const folded = foldLetters(text).replace(/\b(?:[a-z]\.){2,}/g, joinedInitials);
  return wordsOf(folded.replaceAll("'", ''));
}

/**
 * The words by which a name is found: those above, the parts around an apostrophe (`annunzio`), and `ic` for
 * the institutes that everybody calls so.
 */
export function indexWords(text: string): string[] {
  const folded = foldLetters(text);
  const parts = folded.split(/[^a-z0-9']+/).filter((word) => word.includes("'"));
  const longParts = parts.flatMap((word) => word.split("'")).filter((part) => part.length > 2);
  const shortName = /\bistituto comprensivo\b/.test(folded) ? ['ic'] : [];
  return [...searchWords(text), ...longParts, ...shortName];
}

function wordsOf(folded: string): string[] {
  return folded
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}

function joinedInitials(initials: string): string {
  return ` ${initials.replaceAll('.', '')} `;
}
