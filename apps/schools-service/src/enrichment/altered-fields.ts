import {
  bookFieldNames,
  type BookSourceKind,
  type BookValues,
  noBookValues,
} from '@zaino/contracts/schools';
import type { DetailFields, FieldSource } from '../dataset/book-details.entity';

/** Who goes before whom: what a person wrote is never overwritten by a file of a publisher or a source that is asked. */
const ranks: Record<BookSourceKind, number> = { person: 3, csv: 3, onix: 2, fetcher: 1, file: 0 };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Of the given values those that change what is shown of a book, each with its source; fields of somebody who goes
 * before it stay.
 */
export function alteredFields(
  shown: DetailFields,
  values: Partial<BookValues>,
  source: FieldSource,
): DetailFields {
  const altered = bookFieldNames.flatMap((field) => {
    const value = values[field];
    const before = shown[field];
    if (value === undefined || isSame(before?.value ?? noBookValues[field], value)) return [];
    if (before && ranks[before.source.kind] > ranks[source.kind]) return [];
    return [[field, { value, source }] as const];
  });
  return Object.fromEntries(altered) as DetailFields;
}
