import { bookFieldNames, type BookValues, noBookValues } from '@zaino/contracts/schools';
import type { DetailFields, FieldSource } from './book-details.entity';

/** What an import of the ministry's files brought along about a book. */
export interface ImportedEnrichment {
  descrizione: string | null;
  copertina: string | null;
}

const imported: FieldSource = { kind: 'file', name: '', at: null, changeId: null };

/** What is said of a book, by whoever says it: what the desk knows goes before what an import brought along. */
export function shownFields(
  { descrizione, copertina }: ImportedEnrichment,
  own: DetailFields,
): DetailFields {
  const shown: DetailFields = { ...own };
  if (descrizione) shown.descrizione ??= { value: descrizione, source: imported };
  if (copertina) shown.copertina ??= { value: copertina, source: imported };
  return shown;
}

/** The values alone; of what nobody says anything, nothing. */
export function valuesOfFields(fields: DetailFields): BookValues {
  const given = bookFieldNames.flatMap((name) => {
    const field = fields[name];
    return field === undefined ? [] : [[name, field.value] as const];
  });
  return { ...noBookValues, ...(Object.fromEntries(given) as Partial<BookValues>) };
}
