/** What is told of a page: its title, and its address without what could say whose it is. */
export interface AnonymousPage {
  title: string;
  path: string;
}

export const LONGEST_MEASURED_TITLE = 200;
export const LONGEST_MEASURED_PATH = 160;

/** Below these there are pages that everybody sees alike: schools, products and articles. */
const openSections = ['school', 'scuola', 'products', 'blog'];
/** A school's code, a product's number, an article's slug. */
const openName = /^[\w.~-]{1,120}$/;
/** A part of an address that we have written, not a name, a number or a token. */
const ownWord = /^[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/;
/** Stands where something was cut out of an address. */
const CUT = ':id';

/**
 * A page as it may be told and kept (GDPR, article 5.1 c): no query, no number of an order, no token, no address of
 * somebody's mail. What was cut already stays as it is, so that the service can ask whether it was.
 */
export function anonymousPage({ title, path }: AnonymousPage): AnonymousPage {
  const parts = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((part) => part !== '');
  const isOpen = isOpenPage(parts);
  const own = parts.map((part) => (part === CUT || ownWord.test(part) ? part : CUT));
  return {
    title: anonymousTitle(title, isOpen),
    path: `/${(isOpen ? parts : own).join('/')}`.slice(0, LONGEST_MEASURED_PATH),
  };
}

function isOpenPage([section = '', name = '', ...rest]: string[]): boolean {
  return openSections.includes(section) && openName.test(name) && rest.length === 0;
}

/**
 * Numbers stay in the names of books and schools alone. Read word by word: a pattern for words with a mark inside takes
 * the square of the length of one that has none.
 */
function anonymousTitle(title: string, isOpen: boolean): string {
  const isTold = (word: string) => !/.@./.test(word) && (isOpen || !/\d{3}/.test(word));
  const words = title.split(/\s+/).map((word) => (isTold(word) ? word : '…'));
  return words.join(' ').trim().slice(0, LONGEST_MEASURED_TITLE).trim();
}
