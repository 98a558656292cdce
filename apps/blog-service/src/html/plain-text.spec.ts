import { injections } from '@zaino/testing/injections';
import { plainLine, withoutControls } from './plain-text';

describe('plain text', () => {
  it.each([
    ['  uno\n\tdue  ', 'uno due'],
    ['a\u0000b\u001bc\u007f\u0085d', 'abcd'],
    ['a\u202eb\u2066c\ufeff', 'abc'],
    ['\ud83da\ude00', 'a'],
    ['👩‍👧 perché l’è', '👩‍👧 perché l’è'],
    ['1 < 2 & <b>3</b>', '1 < 2 & <b>3</b>'],
  ])('%j is one line', (text, expected) => {
    expect(plainLine(text)).toBe(expected);
  });

  it('keeps its lines where it has some', () => {
    expect(withoutControls('uno\r\ndue\rtre\u2028quattro\tcinque\u0007')).toBe(
      'uno\ndue\ntre\nquattro\tcinque',
    );
  });

  it.each(injections)('is kept once ($name)', ({ text }) => {
    expect(plainLine(plainLine(text))).toBe(plainLine(text));
    expect(withoutControls(withoutControls(text))).toBe(withoutControls(text));
  });
});
