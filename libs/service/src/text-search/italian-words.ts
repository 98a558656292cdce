import { stemmer } from '@orama/stemmers/italian';
import { foldLetters } from './fold-letters';

/** What stands behind it is not compared. */
const LONGEST_WORD = 40;
/** A shorter word has no ending to take off. */
const SHORTEST_WITH_ENDING = 4;

/** Articles, prepositions and the like: in every text, and meant by nobody who searches. */
const emptyWords = new Set(
  (
    'a ad ai al alla alle allo agli anche che chi ci coi col come con cui d da dai dal dalla dalle dallo dagli dei del ' +
    'della delle dello degli di e ed gli ha ho i il in l la le lo ma ne nei nel nella nelle nello negli o od per piu ' +
    'quale quali se si sono su sui sul sulla sulle sullo sugli tra fra un una uno all dall dell nell sull'
  ).split(' '),
);

/** The telling words of a text without case and accents: `L'Attività all'aperto` is `attivita`, `aperto`. */
export function italianWords(text: string): string[] {
  return allWords(text).filter((word) => !emptyWords.has(word));
}

/** What somebody searches for: where no word is telling, all are, since `col` may become `colla`. */
export function typedWords(text: string): string[] {
  const telling = italianWords(text);
  return [...new Set(telling.length > 0 ? telling : allWords(text))];
}

function allWords(text: string): string[] {
  return foldLetters(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_WORD));
}

/**
 * What singular and plural, masculine and feminine of a word have in common: `riga` and `righe`, `astuccio` and
 * `astucci`, `compasso` and `compassi`. The Snowball stemmer below misses some of them and joins too much else.
 */
export function inflectionKey(word: string): string {
  if (word.length < SHORTEST_WITH_ENDING || /\d/.test(word)) return word;
  return word.replace(/(?:i[aeo]|ii|[aeio])$/, '').replace(/(?<=[cg])h$/, '');
}

/** What words of one root have in common: `evidenziare` and `evidenziatori`. */
export function stemOf(word: string): string {
  return word.length < SHORTEST_WITH_ENDING ? word : stemmer(word);
}
