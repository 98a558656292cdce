/** A text without what files write one way or the other: capitals, accents, and whatever is no letter and no digit. */
export function plainWord(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
