/** Capitals only: the ministry's own way; anything else was written by a person and is kept. */
export function isAllCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

/** Single blanks, none at the ends. */
export function collapseBlanks(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
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

/** Gives words in capitals their accent back: CITTA' becomes CITTÀ, PERCHE' becomes PERCHÉ. */
export function restoreAccents(text: string): string {
  return text.replaceAll(/(?<![\p{L}'])\p{L}*[AEIOU]'(?![\p{L}'])/gu, (word) => {
    if (cutWords.has(word)) return word;
    const vowel = acute.test(word) ? 'É' : accented[word.at(-2) ?? ''];
    return `${word.slice(0, -2)}${vowel ?? ''}`;
  });
}

/** UTF-8 that was once read as Latin-1: the one trace of it in the ministry's files. */
export function repairEncoding(text: string): string {
  return text.replaceAll(/Ã(?:\u00a0|\u0080|(?=\s|$))/g, 'À');
}
