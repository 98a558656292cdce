/**
 * Capitals only: the ministry's own way; anything else was written by a person and is kept. A small
 * accented letter is no sign of a person: the ministry's capitals often lack them.
 */
export function isAllCapitals(text: string): boolean {
  return /[A-Z]/.test(text) && !/[a-z]/.test(text);
}

/** Single blanks, none at the ends. */
export function collapseBlanks(text: string): string {
  const trimmed = text.trim();
  return /\s\s|[^\S ]/.test(trimmed) ? trimmed.replaceAll(/\s+/g, ' ') : trimmed;
}

export function capitalise(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}

/** Words in which the final apostrophe stands for something cut off, not for an accent. */
const cutWords = new Set(["CA'", "DE'", "FRA'", "PO'", "MO'", "TO'", "COL'", "A'"]);
/** Final -é instead of -è. */
const acute = /^(?:NE|SE|.*CHE|.+TRE)'$/;
const accented: Record<string, string> = { A: 'À', E: 'È', I: 'Ì', O: 'Ò', U: 'Ù' };

/** The text in capitals, with the accents that were written as apostrophes: CITTA' becomes CITTÀ, PERCHE' becomes PERCHÉ. */
export function restoreAccents(text: string): string {
  const capitals = text.toUpperCase();
  if (!capitals.includes("'")) return capitals;
  return capitals.replaceAll(/(?<![\p{L}'])\p{L}*[AEIOU]'(?![\p{L}'])/gu, (word) => {
    if (cutWords.has(word)) return word;
    const vowel = acute.test(word) ? 'É' : accented[word.at(-2) ?? ''];
    return `${word.slice(0, -2)}${vowel ?? ''}`;
  });
}

/** UTF-8 that was once read as Latin-1: the one trace of it in the ministry's files. */
export function repairLetters(text: string): string {
  return text.replaceAll(/Ã(?:\u00a0|\u0080|(?=\s|$))/g, 'À');
}
