import { capitalise, collapseBlanks, isAllCapitals, restoreAccents } from './letters';

const severalAuthors = /^AA\.?\s*VV\.?$/i;
const separator = /\s+[-–/]\s+|[,;/]/;
/** Some lists set authors apart by two blanks, others put two blanks behind an initial. */
const wideBlank = /(?<=\p{L}{2}|\p{L}{2}.*\s\p{L})\s{2,}(?=\p{L}{2})/u;

/** `ROSSI M / BIANCHI L` becomes Rossi M., Bianchi L.; `AA VV` becomes AA. VV. */
export function displayAuthors(authors: string): string {
  const names = authors
    .trim()
    .split(separator)
    .flatMap((part) => part.split(wideBlank))
    .map(collapseBlanks)
    .filter((name) => name !== '' && name !== '-');
  return names.map(displayAuthor).join(', ');
}

function displayAuthor(name: string): string {
  if (severalAuthors.test(name)) return 'AA. VV.';
  if (!isAllCapitals(name)) return name;
  const words = restoreAccents(name).split(' ');
  const shown = words.map((word, index) =>
    word === 'E' && index > 0 && index < words.length - 1 ? 'e' : authorWord(word),
  );
  return shown.join(' ').replace(/ e Altri$/, ' e altri');
}

function authorWord(word: string): string {
  if (/^\p{L}$/u.test(word)) return `${word}.`;
  if (word.includes('.')) return word.replaceAll(/\p{L}{2,}/gu, (part) => capitalCase(part));
  return word.replaceAll(/[\p{L}]+/gu, capitalCase);
}

function capitalCase(word: string): string {
  const small = word.toLowerCase();
  if (/^MC[^AEIOU]\p{L}{2}/u.test(word)) return `Mc${capitalise(small.slice(2))}`;
  return capitalise(small);
}
