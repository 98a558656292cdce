import { collapseBlanks, isAllCapitals, restoreAccents } from './letters';
import { nameCase } from './name-case';

const abbreviations: [RegExp, string][] = [
  [/^V\.(?!LE|LO)\s*(?=\p{L}{2})/gu, 'VIA '],
  [/(?<!\p{L})P\.? ?ZZA(?!\p{L})\.?/gu, 'PIAZZA '],
  [/(?<!\p{L})(?:P\.LE|PIAZ\.LE)(?!\p{L})/gu, 'PIAZZALE '],
  [/(?<!\p{L})V\.LE(?!\p{L})/gu, 'VIALE '],
  [/(?<!\p{L})V\.LO(?!\p{L})/gu, 'VICOLO '],
  [/(?<!\p{L})C\.SO(?!\p{L})/gu, 'CORSO '],
  [/(?<!\p{L})L\.GO(?!\p{L})/gu, 'LARGO '],
  [/(?<!\p{L})B\.GO(?!\p{L})/gu, 'BORGO '],
  [/(?<!\p{L})C\.DA(?!\p{L})/gu, 'CONTRADA '],
  [/(?<!\p{L})LOC\.(?=\s|\p{L})/gu, 'LOCALITÀ '],
  [/(?<!\p{L})FRAZ\.(?=\s|\p{L})/gu, 'FRAZIONE '],
  [/(?<!\p{L})STR\.(?=\s|\p{L})/gu, 'STRADA '],
  [/(?<=[\p{L}\p{N}]\p{L})\.(?=\p{L}{2})|(?<=(?<!\p{L})\p{L})\.(?=\p{L}{3})/gu, '. '],
  [/(?<=\p{L}{3})(?=\d)/gu, ' '],
  [/(?<!\p{L})N\.?\s*(?=\d)/gu, 'N. '],
];

/** Only then is there anything to spell out: an abbreviation, a number without its blank. */
const hasMarks = /[.,;]|\p{L}\d|(?<!\p{L})N\s*\d|(?<!\p{L})(?:SNC|P ?ZZA)(?!\p{L})/u;

/** The address as people write it; null where the ministry has none. */
export function displayAddress(address: string | null): string | null {
  const clean = collapseBlanks(address ?? '');
  if (clean === '') return null;
  if (!isAllCapitals(clean)) return clean;
  let expanded = restoreAccents(clean);
  if (!hasMarks.test(expanded)) return nameCase(expanded);
  for (const [pattern, words] of abbreviations) expanded = expanded.replaceAll(pattern, words);
  const shown = nameCase(collapseBlanks(expanded))
    .replaceAll(/(?<!\p{L})N\. (?=\d)/gu, 'n. ')
    .replaceAll(/(?<!\p{L})S\.?N\.?C\.?(?!\p{L})/giu, 's.n.c.')
    .replaceAll(/\s+([,;])/g, '$1');
  return collapseBlanks(shown);
}
