import { injections } from '@zaino/testing/injections';
import { withoutControls } from './without-controls';

describe('plain text', () => {
  it('keeps its lines where it has some', () => {
    expect(withoutControls('uno\r\ndue\rtre\u2028quattro\tcinque\u0007')).toBe(
      'uno\ndue\ntre\nquattro\tcinque',
    );
  });

  it.each(injections)('is kept once ($name)', ({ text }) => {
    expect(withoutControls(withoutControls(text))).toBe(withoutControls(text));
  });
});
