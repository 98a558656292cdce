import {
  type BookField,
  bookFieldNames,
  type BookValues,
  LONGEST_BOOK_DESCRIPTION,
  LONGEST_BOOK_LINE,
  MOST_SAMPLES,
} from '@zaino/contracts/schools';
import { checkValue } from '../book-files/book-columns';
import { cutTo, plainText } from '../book-files/onix/plain-text';
import type { FoundFields } from './book-finder';

/** Lists of addresses and plain addresses; all else is text. */
const addresses: readonly BookField[] = ['copertina', 'scheda', 'pagineSaggio'];

/** What a source says in the form in which we keep it; what cannot be kept is left out. */
export function foundValues(found: FoundFields): Partial<BookValues> {
  const values = bookFieldNames.flatMap((field) => {
    const value = tidied(field, found[field]);
    if (value === undefined || value === '') return [];
    const checked = checkValue(field, value);
    return 'problem' in checked ? [] : [[field, checked.value] as const];
  });
  return Object.fromEntries(values) as Partial<BookValues>;
}

function tidied(field: BookField, value: unknown): unknown {
  if (field === 'pagine') return pagesOf(value);
  if (field === 'pagineSaggio') {
    const samples = textsOf(value).map(secure).slice(0, MOST_SAMPLES);
    return samples.length === 0 ? undefined : samples;
  }
  const texts = textsOf(value);
  if (addresses.includes(field)) return secure(texts[0] ?? '');
  const text = plainText({ text: texts.join(', '), hasMarkup: false });
  return cutTo(text, field === 'descrizione' ? LONGEST_BOOK_DESCRIPTION : LONGEST_BOOK_LINE);
}

function textsOf(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.flatMap((one) => {
    if (typeof one === 'number') return String(one);
    return typeof one === 'string' && one.trim() !== '' ? one.trim() : [];
  });
}

function pagesOf(value: unknown): number | undefined {
  const pages = Number(value);
  return value !== null && value !== '' && Number.isInteger(pages) ? pages : undefined;
}

/** Pages of ours show nothing that comes without TLS. */
const secure = (address: string) => address.replace(/^http:\/\//i, 'https://');
