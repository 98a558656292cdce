import { sentenceCase } from './sentence-case';

/** A subject in words: `LINGUA INGLESE` becomes Lingua inglese. */
export function displayDiscipline(discipline: string): string {
  return sentenceCase(discipline).replaceAll(/\s*\/\s*(?=\p{L})/gu, '/');
}
