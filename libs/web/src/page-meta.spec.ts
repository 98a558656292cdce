import { describePage } from './page-meta';

const sentence = (length: number, sign: string) => `${sign.repeat(length - 1)}.`;

describe('describePage', () => {
  it.each([
    ['one sentence', ['Ciao.'], 'Ciao.'],
    ['all that fit', ['Uno.', 'Due.', 'Tre.'], 'Uno. Due. Tre.'],
    [
      '160 characters',
      [sentence(100, 'a'), sentence(59, 'b')],
      `${sentence(100, 'a')} ${sentence(59, 'b')}`,
    ],
    ['none that is too much', [sentence(100, 'a'), sentence(60, 'b')], sentence(100, 'a')],
    [
      'a shorter one after one that is too much',
      [sentence(150, 'a'), sentence(60, 'b'), 'Due.'],
      `${sentence(150, 'a')} Due.`,
    ],
  ] as const)('takes %s', (_case, [first, ...more], expected) => {
    expect(describePage(first, ...more)).toBe(expected);
  });

  it.each([
    ['words', 'parola '.repeat(30).trim(), `${'parola '.repeat(22).trim()}…`],
    ['one endless word', 'a'.repeat(200), `${'a'.repeat(159)}…`],
  ])('shortens a first sentence of %s', (_case, first, expected) => {
    expect(describePage(first, 'Altro.')).toBe(expected);
    expect(expected.length).toBeLessThanOrEqual(160);
  });
});
