import type { FieldErrors } from '@zaino/web/use-submission';

/** As much of a tag as tells which one it is. */
const SHOWN = 20;

/** A schema names a tag by its place; a form has one field for all of them, whose sentence says which one it is about. */
export function atTagsField(errors: FieldErrors, tags: readonly string[]): FieldErrors {
  const entries = Object.entries(errors);
  const ofTag = entries.find(([path]) => path.startsWith('tags.'));
  if (!ofTag) return errors;
  const [path, words] = ofTag;
  const tag = tags[Number(path.replace('tags.', ''))] ?? '';
  const others = entries.filter(([other]) => !other.startsWith('tags.'));
  return { tags: `“${tag.slice(0, SHOWN)}…”: ${words}`, ...Object.fromEntries(others) };
}
