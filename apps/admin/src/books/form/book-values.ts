import {
  type BookField,
  bookChangeSchema,
  bookFieldNames,
  type BookValues,
} from '@zaino/contracts/schools';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';

/** What stands in the form: as it was typed. */
export type BookFormValues = Record<BookField, string>;

/** How a book looks in the form; sample pages have a line each. */
export function valuesOf(values: BookValues): BookFormValues {
  const { pagineSaggio, pagine } = values;
  return {
    ...values,
    pagineSaggio: pagineSaggio.join('\n'),
    pagine: pagine === null ? '' : String(pagine),
  };
}

/** Fields in which two forms differ. */
export function differences(one: BookFormValues, other: BookFormValues): BookField[] {
  return bookFieldNames.filter((field) => one[field] !== other[field]);
}

/** What the save is sent: the fields that were changed. */
export function changesOf(opened: BookFormValues, values: BookFormValues): Partial<BookValues> {
  const changed = differences(opened, values).map((field) => [
    field,
    inputOf(field, values[field]),
  ]);
  return Object.fromEntries(changed) as Partial<BookValues>;
}

function inputOf(field: BookField, text: string): string | string[] | number | null {
  if (field === 'pagineSaggio') return linesOf(text);
  if (field !== 'pagine') return text;
  return text.trim() === '' ? null : Number(text.trim());
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is wrong with the changed fields, by the contract's own rules. */
export const errorsOf = (changes: Partial<BookValues>): FieldErrors =>
  atFields(validateForm(bookChangeSchema, changes));

/** By the form's own names: the service's begin with `campi`, and a sample page is a line of its field. */
export function atFields(errors: FieldErrors): FieldErrors {
  const own: FieldErrors = {};
  for (const [path, words] of Object.entries(errors)) {
    const [field = '', line] = path.replace(/^campi\./, '').split('.');
    own[field] ??= line === undefined ? words : `Riga ${Number(line) + 1}: ${words}`;
  }
  return own;
}

/**
 * The form after somebody else has saved: own changes stay, theirs come in everywhere else. `contested` are the
 * fields that both have changed, in different ways.
 */
export function merge(opened: BookFormValues, mine: BookFormValues, theirs: BookFormValues) {
  const own = differences(opened, mine);
  const contested = own.filter(
    (field) => mine[field] !== theirs[field] && opened[field] !== theirs[field],
  );
  const values = { ...theirs };
  for (const field of own) values[field] = mine[field];
  return { values, contested };
}
