import { foldLetters } from '@zaino/service/text-search/fold-letters';

/** Words that people leave out of names: "Reggio Emilia" for "Reggio nell'Emilia". */
const smallWords =
  /\b(?:a|al|alla|con|d|da|de|degli|dei|del|dell|della|delle|di|e|in|l|nel|nell|nella|sul|sull)\b/g;

/** The letters of a name, however it is written: case, accents, apostrophes and hyphens do not count. */
export function placeLetters(name: string): string {
  return foldLetters(name).replace(/[^a-z]/g, '');
}

/** The same without the small words between the others. */
export function shortLetters(name: string): string {
  return foldLetters(name)
    .replace(/[^a-z]/g, ' ')
    .replace(smallWords, '')
    .replaceAll(' ', '');
}
