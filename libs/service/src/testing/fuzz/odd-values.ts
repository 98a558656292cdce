import fc from 'fast-check';

/** Texts that have broken programs: of other alphabets, half a character, words of languages that we speak to. */
const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\u0007\u001b[31m',
  '\ud800',
  'a\udfff',
  '\u202egnp.exe',
  '\ufeffx',
  'İstanbul ǅ ß ﬃ',
  'e\u0301'.repeat(20),
  '👨‍👩‍👧‍👦',
  '𝒳'.repeat(30),
  '__proto__',
  'constructor',
  'toString',
  "' OR 1=1 -- ",
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '９',
  '9007199254740993',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '2026-02-29',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00.000000001Z',
  '2026-12-31T23:59:60Z',
  'null',
  'undefined',
  '[object Object]',
  'x'.repeat(10_000),
];

/** Numbers at the edges of what databases and languages count with. */
const oddNumbers = [
  0,
  -0,
  -1,
  0.1 + 0.2,
  1e-7,
  127,
  128,
  32_768,
  65_536,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  Number.MIN_VALUE,
];

export const oddText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary' }));

export const oddNumber = fc.oneof(fc.constantFrom(...oddNumbers), fc.double({ noNaN: true }));

/** What JSON can hold in the place of something else. */
export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[[]]], { length: 3 }, { $ne: '' }),
  fc.jsonValue({ maxDepth: 3 }),
);
