import type { Quote } from '@zaino/contracts/orders';
import { makeQuote } from '../testing/checkout-factories';
import { sampleLines } from '../sample-lines';
import { lateBooks } from './late-books';
import { wantedLines } from './quote-request';

const soon = { from: '2026-12-01', to: '2026-12-03' };
const later = { from: '2026-12-14', to: '2026-12-16' };

/** The three books of the sample cart, each with the days that it would have alone. */
function quoteOf(...days: Quote['lines'][number]['expected'][]): Quote {
  const quote = makeQuote({ lines: wantedLines(sampleLines), shippingMethod: 'standard' });
  const lines = quote.lines.map((line, index) => ({
    ...line,
    expected: later,
    alone: days[index] ?? soon,
  }));
  return { ...quote, lines };
}

describe('the books that all others wait for', () => {
  it('are named where most could be there before', () => {
    const quote = quoteOf(soon, later, soon);
    expect(lateBooks(quote, false)).toBe('«Il tempo che resta 2» arriva per ultimo');
    expect(lateBooks(quote, true)).toBe('«Il tempo che resta 2» è pronto per ultimo');
  });

  it('are not where they are most of them, or all', () => {
    expect(lateBooks(quoteOf(later, later, soon), false)).toBeNull();
    expect(lateBooks(quoteOf(later, later, later), false)).toBeNull();
  });

  it('are not where nobody says when each would come', () => {
    const quote = makeQuote({ lines: wantedLines(sampleLines), shippingMethod: 'standard' });
    expect(lateBooks(quote, false)).toBeNull();
    expect(lateBooks({ lines: [] }, false)).toBeNull();
  });

  it('are none that cannot be had', () => {
    const quote = quoteOf(soon, later, soon);
    const lines = quote.lines.map((line, index) => (index === 1 ? { ...line, pieces: 0 } : line));
    expect(lateBooks({ lines }, false)).toBeNull();
  });
});
