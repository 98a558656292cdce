/** Control characters, halves of characters, and marks that turn the direction of writing. */
const dropped = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** One line of what somebody typed, without what cannot be seen. */
export function plainLine(text: string): string {
  const seen = text.replace(/\s+/gu, ' ').replace(dropped, '');
  return seen.replace(/ {2,}/g, ' ').trim();
}

/** The same of several lines, with an empty one between paragraphs at most. */
export function plainLines(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/u).map(plainLine);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether there is anything to be seen in it. */
export function isVisible(text: string): boolean {
  return /[^\p{C}\p{Z}\p{M}]/u.test(text);
}
