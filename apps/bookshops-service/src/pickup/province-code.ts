import { foldLetters } from '@zaino/service/text-search/fold-letters';
import { provinces } from './provinces';

const codes = new Map(
  Object.entries(provinces).flatMap(([code, names]) =>
    [code, ...names].map((name) => [lettersOf(name), code] as const),
  ),
);

/**
 * Car-plate code of a province as somebody has written it: `Cremona`, `CR`, `Cremona (CR)`. What is no province stands
 * for itself, so that two who write it alike still find one another.
 */
export function provinceCode(text: string): string {
  const [, inBrackets = ''] = /\(\s*([A-Za-z]{2})\s*\)/.exec(text) ?? [];
  return codes.get(lettersOf(inBrackets)) ?? codes.get(lettersOf(text)) ?? lettersOf(text);
}

function lettersOf(text: string): string {
  return foldLetters(text).replace(/[^a-z]/g, '');
}
