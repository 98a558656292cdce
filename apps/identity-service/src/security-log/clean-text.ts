/** Line breaks, escapes, and marks that turn the direction of writing: what could forge or hide a line of a log. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** One line of printable text, cut to so many characters. */
export function cleanText(text: string, most: number): string {
  return cut(text.replace(unprintable, ' ').trim(), most);
}

/** Without leaving half of a character behind. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

const masks: [RegExp, string][] = [
  [/(https?:\/\/[^\s?#"']{1,300})[?#][^\s"')]*/g, '$1'],
  [/[^\s@<>"'(),;:=]{1,64}@[^\s@<>"'(),;:]{1,253}\.[\p{L}\d-]{2,63}/gu, '[e-mail]'],
  // Tokens of sessions and links, and ids of accounts.
  [/[\w-]{32,}/g, '[codice]'],
];

/** Text of a browser's error, without what might say whose it was. */
export function withoutPersonalData(text: string): string {
  return masks.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text);
}
