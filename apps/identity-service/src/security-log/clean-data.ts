import { cleanText, withoutPersonalData } from './clean-text';

const sensitiveName =
  /pass|pwd|token|secret|segret|mail|cookie|authori|session|phone|telefono|cellulare|\bpec\b|\btel\b|address|indirizzo|iban|card/i;
const LONGEST_TEXT = 1_000;
const LONGEST_NAME = 60;

/** JSON of a stranger: every text in it cleaned like a message, and nothing whose name tells that it is private. */
export function cleanData(data: unknown): unknown {
  if (typeof data === 'string') return cleanText(withoutPersonalData(data), LONGEST_TEXT);
  if (Array.isArray(data)) return data.map(cleanData);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      cleanText(withoutPersonalData(name), LONGEST_NAME),
      sensitiveName.test(name) ? '[tolto]' : cleanData(value),
    ]),
  );
}
