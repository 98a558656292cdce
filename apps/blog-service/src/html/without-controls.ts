/** Controls, halves of characters, and marks that turn the direction of what follows them. */
const unseen = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Text of a page as it is kept: without controls and halves of characters; line breaks stay. */
export function withoutControls(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unseen, (character: string) => (/[\t\n]/.test(character) ? character : ''));
}
