import fc from 'fast-check';
import { oddText } from './odd-values';
import type { FuzzSchema } from './values-of-schema';

type Texts = fc.Arbitrary<string>;

/** Longer texts are sent by mistakes only: they would take the time of all others. */
const LONGEST_TEXT = 5_000;
const USUAL_TEXT = 40;

const moments = fc
  .date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  })
  .map((moment) => moment.toISOString());
const soon = fc.integer({ min: -400, max: 400 }).map((days) => {
  return new Date(Date.UTC(2026, 10, 26) + days * 86_400_000).toISOString();
});
const momentsOfAll = fc.oneof(soon, moments);

const textsByFormat: Partial<Record<string, Texts>> = {
  email: fc.nat(40).map((number) => `persona${number}@example.it`),
  uuid: fc.uuid(),
  'date-time': momentsOfAll,
  date: momentsOfAll.map((moment) => moment.slice(0, 10)),
  uri: fc.webUrl({ validSchemes: ['https'] }),
};

/** Texts that a schema takes, as far as its JSON Schema tells: by format, by pattern, else any up to its length. */
export function textsOfSchema({ format = '', pattern, allOf, ...lengths }: FuzzSchema): Texts {
  const ofFormat = textsByFormat[format];
  if (ofFormat) return ofFormat;
  const last = pattern ?? allOf?.flatMap((part) => part.pattern ?? []).at(-1);
  const ofPattern = last === undefined ? undefined : textsByPattern(last);
  return ofPattern ?? anyTexts(lengths);
}

/** Nothing for a pattern of classes of characters, which fast-check cannot read; nor can it look ahead. */
function textsByPattern(pattern: string): Texts | undefined {
  if (pattern.includes('\\p{')) return undefined;
  const whole = new RegExp(pattern, 'u');
  const readable = new RegExp(pattern.replace(/\(\?![^)]*\)/g, ''), 'u');
  return fc.stringMatching(readable, { size: 'small' }).filter((text) => whole.test(text));
}

function anyTexts({ minLength = 0, maxLength = USUAL_TEXT }: FuzzSchema): Texts {
  const usual = Math.max(minLength, Math.min(maxLength, USUAL_TEXT));
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST_TEXT));
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength, maxLength: usual }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: usual }) },
    {
      weight: 2,
      arbitrary: oddText.filter(({ length }) => length >= minLength && length <= maxLength),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('x', 'à', "'").map((letter) => letter.repeat(longest)),
    },
  );
}
