import { isbnOf } from '@zaino/rules/isbn';

/** Whatever is longer was pasted. */
const LONGEST = 60;
/** Made of a name and a birthday. */
const taxCode = /\b[a-z]{6}\d{2}[a-z]\d{2}[a-z]\d{3}[a-z]\b/;

/**
 * What somebody looked for, in the form in which it is counted: small letters, single blanks. Null where it could name a
 * person: a mail address, a codice fiscale, a number as long as a phone's that is no ISBN, or a text that nobody types
 * into a search.
 */
export function searchedWords(text: string): string | null {
  const words = text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('it');
  if (words === '' || words.length > LONGEST) return null;
  if (words.includes('@') || taxCode.test(words)) return null;
  return hasPhoneNumber(words) && isbnOf(words) === null ? null : words;
}

/** Nothing but six digits and more, or nine in the midst of other words. */
function hasPhoneNumber(words: string): boolean {
  return /^\d{6,}$|\d{9}/.test(words.replaceAll(/[\s./()+-]/g, ''));
}
