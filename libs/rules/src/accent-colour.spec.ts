import fc from 'fast-check';
import {
  accentFault,
  accentFaultWords,
  accentPresets,
  accentStyle,
  contrastRatio,
  ON_ACCENT,
  pageColours,
} from './accent-colour';

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

/** Whether white is read on it, and it stands out from every page. */
const reaches = (colour: string) =>
  contrastRatio(ON_ACCENT, colour) >= 4.5 &&
  [...pageColours.light, ...pageColours.dark].every((page) => contrastRatio(colour, page) >= 3);

describe('a bookshop’s colour', () => {
  it('is refused exactly where it does not reach the contrast', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        expect(accentFault(colour) === null).toBe(reaches(colour));
      }),
    );
  });

  it('is told the nearest one that reaches it, and a figure below the one needed', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const fault = accentFault(colour);
        fc.pre(fault !== null);
        expect(accentFault(fault.nearest)).toBeNull();
        expect(fault.ratio).toBeLessThan(fault.needed);
      }),
    );
  });

  it('gets darker where it was too light, and lighter where it was too dark', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const fault = accentFault(colour);
        fc.pre(fault !== null);
        const [before, after] = [colour, fault.nearest].map((each) =>
          contrastRatio(each, '#000000'),
        );
        expect(Math.sign((after ?? 0) - (before ?? 0))).toBe(fault.on === 'dark' ? 1 : -1);
      }),
    );
  });

  it.each([
    [
      '#ffe25c',
      'text',
      /troppo chiaro: il testo bianco sopra ha un contrasto di 1,28 a 1, ne serve 4,5/,
    ],
    ['#000000', 'dark', /troppo scuro: sulla pagina scura ha un contrasto di 1,18 a 1, ne serve 3/],
  ])('%s is refused with its figure', (colour, on, words) => {
    const fault = accentFault(colour);
    expect(fault?.on).toBe(on);
    expect(fault && accentFaultWords(fault)).toMatch(words);
  });

  it('has presets that all reach it', () => {
    for (const { colour } of accentPresets)
      expect([colour, accentFault(colour)]).toEqual([colour, null]);
  });
});

describe('the style of a colour', () => {
  it('names it once, with what is written on it', () => {
    expect(accentStyle('#3f6fb5')).toMatch(
      /^:root\{--accent:#3f6fb5;--on-accent:#ffffff;--accent-deep:#[0-9a-f]{6}\}$/,
    );
  });

  it.each([
    '',
    '#fff',
    'red',
    '#3f6fb5;}body{display:none',
    '</style><script>',
    '#ffff00',
    '#3F6FB5',
  ])('is none for %j', (colour) => expect(accentStyle(colour)).toBe(''));
});
