import { isVisible, plainLine, plainLines } from './plain-lines';

describe('what a reader types', () => {
  it.each([
    ['  Anna \t Bianchi\n', 'Anna Bianchi'],
    ['An\u0000na\u001b[31m', 'Anna[31m'],
    ['\u202egrazie\u2066', 'grazie'],
    ['👩‍👧 è brava', '👩‍👧 è brava'],
    ['mezzo \ud83d carattere', 'mezzo carattere'],
    ['<b onclick="x">&amp;</b>', '<b onclick="x">&amp;</b>'],
  ])('%j is the line %j', (typed, kept) => {
    expect(plainLine(typed)).toBe(kept);
  });

  it('keeps its lines, and one empty one between paragraphs', () => {
    expect(plainLines('\r\nUno\r\ndue \u2028tre\n\n\n\n\tquattro\u0007\n')).toBe(
      'Uno\ndue\ntre\n\nquattro',
    );
  });

  it.each(['', ' ', '\u200b', '\u00ad\u2060', '\u0301'])('%j shows nothing', (text) => {
    expect(isVisible(text)).toBe(false);
  });

  it.each(['a', '7', '?', '👍', 'è'])('%j shows something', (text) => {
    expect(isVisible(text)).toBe(true);
  });
});
