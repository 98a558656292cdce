import { type BookEvent, bookFieldNames, type BookSource } from '@zaino/contracts/schools';
import type { DetailFields } from '../dataset/book-details.entity';

/** Of a value in a history, in characters. */
const LONGEST_SHOWN = 200;

/** A value as people read it; empty for nothing. */
function shownValue(value: string | number | readonly string[] | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return value.join(' | ');
  return String(value);
}

function shortened(text: string): string {
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}…`;
}

/** What a change made of a book, field by field. */
export function describeChange(before: DetailFields, after: DetailFields): BookEvent['campi'] {
  const changed = bookFieldNames.filter((field) => field in before || field in after);
  return changed.map((campo) => ({
    campo,
    prima: shortened(shownValue(before[campo]?.value)),
    dopo: shortened(shownValue(after[campo]?.value)),
  }));
}

/** Where each field comes from, of which something is said; also that there is nothing. */
export function describeSources(shown: DetailFields): BookSource[] {
  return bookFieldNames.flatMap((campo) => {
    const source = shown[campo]?.source;
    if (source === undefined) return [];
    return [{ campo, fonte: source.kind, nome: source.name, quando: source.at }];
  });
}
