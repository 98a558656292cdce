/** A change of a file that names all domains. */
export interface Edit {
  file: string;
  /** Where: the text before or after which the new one comes; the first place, or the last one. */
  at: RegExp;
  place: 'before first' | 'before last' | 'after last';
  text: string;
}

/** The file's text with the new part; throws where the place is not found, so that nothing is written at all. */
export function applyEdit(text: string, { file, at, place, text: added }: Edit): string {
  const found = [...text.matchAll(new RegExp(at.source, 'gm'))];
  const match = place === 'before first' ? found[0] : found.at(-1);
  if (match === undefined) throw new Error(`${file} has no ${at.source}: nothing was made.`);
  const index = match.index + (place === 'after last' ? match[0].length : 0);
  return text.slice(0, index) + added + text.slice(index);
}
