const FIRST_LETTER = 'a'.charCodeAt(0);
const LETTERS = 26;

/** The letters of a word as bits. One typing error changes two of them at most: a letter for another. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - FIRST_LETTER;
    if (letter >= 0 && letter < LETTERS) bits |= 1 << letter;
  }
  return bits;
}
