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

type Mask = readonly [pattern: RegExp, mask: string];

/** E-mails; Italian numbers of fixed and mobile phones, and any with the prefix of a country. */
const contacts: Mask[] = [
  [/[^\s@<>"'(),;:=]{1,64}(?:@|%40)[^\s@<>"'(),;:]{1,253}\.[\p{L}\d-]{2,63}/gu, '[e-mail]'],
  [/(?<![\w.-])(?:\+|00)\d{1,3}[\s.-]?\d[\d\s./-]{4,14}\d(?![\w-])/g, '[telefono]'],
  [/(?<![\w.-])(?:0\d{1,3}|3\d{2})[\s./-]?\d{3,4}[\s.-]?\d{2,4}(?![\w-])/g, '[telefono]'],
];

const masks: Mask[] = [
  [/(https?:\/\/[^\s?#"']{1,300})[?#][^\s"')]*/g, '$1'],
  ...contacts,
  // Tokens of sessions and links, and ids of accounts.
  [/[\w-]{32,}/g, '[codice]'],
];

const masked = (text: string, by: Mask[]) =>
  by.reduce((shorter, [pattern, mask]) => shorter.replace(pattern, mask), text);

/** Text of a browser's error, without what might say whose it was. */
export function withoutPersonalData(text: string): string {
  return masked(text, masks);
}

/** What a service tells, without e-mails and phones: a bookshop's or a shop's are a person's, too. */
export function withoutContacts(text: string): string {
  return masked(text, contacts);
}
