import type { StaffAct } from '@zaino/service/audit-log/audit-log';
import type { BookChangeKind } from '@zaino/contracts/schools';
import { valuesOfFields } from '../dataset/shown-fields';
import type { DetailFields } from '../dataset/book-details.entity';
import type { EnrichmentWrite, BookStep } from './write-change';

/** So many books of a change are told by their codes; of all others how many there were. */
const MOST_TOLD = 50;

const acts: Record<BookChangeKind, string> = {
  save: 'books.saved',
  bulk: 'books.bulk-changed',
  csv: 'books.imported',
  onix: 'books.imported',
  fetch: 'books.fetched',
  undo: 'books.undone',
};

/** A change of books as the audit log has it; null where nothing was as it should not be. */
export function bookActOf({ id, kind, name, steps }: EnrichmentWrite): StaffAct | null {
  const [only, ...others] = steps;
  if (only === undefined) return null;
  const act = acts[kind];
  if (others.length === 0 && kind !== 'csv' && kind !== 'onix') {
    return { act, subject: { kind: 'book', id: only.isbn }, ...statesOf(only) };
  }
  return {
    act,
    subject: { kind: 'book-change', id },
    after: {
      // The same in all of them.
      ...(kind === 'bulk' ? { set: statesOf(only).after } : { file: name }),
      books: steps.length,
      first: steps.slice(0, MOST_TOLD).map(codeOf),
    },
  };
}

const codeOf = ({ isbn }: BookStep) => isbn;

/** The fields that differ, as they were and as they are. */
function statesOf({ before, after }: BookStep): { before: object; after: object } {
  const changed = new Set([...Object.keys(before), ...Object.keys(after)]);
  const told = (fields: DetailFields) =>
    Object.fromEntries(
      Object.entries(valuesOfFields(fields)).filter(([field]) => changed.has(field)),
    );
  return { before: told(before), after: told(after) };
}
