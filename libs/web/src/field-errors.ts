/** What is wrong with which field, by its name; nested ones as the service writes them: `openingHours.2.0.to`. */
export type FieldErrors = Partial<Record<string, string>>;

interface Mending {
  /** The field that has changed. */
  field: string;
  /** What the form's own check says now. */
  found: FieldErrors;
  /** The errors are those of that check, not of a service: a field may be mended by another one (a repetition). */
  isOwn: boolean;
}

/** Errors that are still true after a field has changed; the same object where all are. */
export function withoutMended(errors: FieldErrors, { field, found, isOwn }: Mending): FieldErrors {
  const entries = Object.entries(errors);
  const left = entries.flatMap(([key, words]): [string, string | undefined][] => {
    const isOfField = key === field || key.startsWith(`${field}.`);
    if (!isOfField && !isOwn) return [[key, words]];
    const now = found[key];
    if (now === undefined) return [];
    return [[key, isOfField ? now : words]];
  });
  const isSame =
    entries.length === left.length && left.every(([key, words]) => errors[key] === words);
  return isSame ? errors : Object.fromEntries(left);
}

/** The name of the field in which something was typed or chosen; blank where it has none. */
export function nameOfField(target: EventTarget): string {
  return 'name' in target && typeof target.name === 'string' ? target.name : '';
}
