import fc from 'fast-check';
import { latinText } from './latin-text';

describe('text of an electronic invoice', () => {
  it.each([
    ['Łucia D’Agostino', "Lucia D'Agostino"],
    ['Perché così — 10 €', 'Perché così - 10 EUR'],
    ['Žižek\nČapek', 'Zizek Capek'],
    ['文 mondo', '? mondo'],
    ['  due   spazi ', 'due spazi'],
  ])('%j is %j', (text, written) => {
    expect(latinText(text, 80)).toBe(written);
  });

  it('is never longer, and of no other letters, whatever it was', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 80 }),
        (text, most) => {
          const written = latinText(text, most);
          expect(written.length).toBeLessThanOrEqual(most);
          expect(written).toMatch(/^[\u0020-\u007e\u00a1-\u00ff]*$/);
        },
      ),
    );
  });
});
