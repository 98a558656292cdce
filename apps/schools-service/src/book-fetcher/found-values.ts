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
import { secureLink } from '../book-files/secure-link';
import type { FoundFields } from './book-finder';

const addresses: readonly BookField[] = ['copertina', 'scheda'];

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
    const samples = linksOf(value).slice(0, MOST_SAMPLES);
    return samples.length === 0 ? undefined : samples;
  }
  if (addresses.includes(field)) return linksOf(value)[0];
  const texts = textsOf(value);
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

/** Elsewhere only: a source names no image of ours. */
const linksOf = (value: unknown) =>
  textsOf(value)
    .map(secureLink)
    .filter((address) => address.startsWith('https://'));

function pagesOf(value: unknown): number | undefined {
  const pages = Number(value);
  return value !== null && value !== '' && Number.isInteger(pages) ? pages : undefined;
}
