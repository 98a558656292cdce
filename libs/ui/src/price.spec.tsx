import { render, screen } from '@testing-library/react';
import { Price } from './price';

describe('Price', () => {
  it('keeps amount and sign together', () => {
    render(<Price euro={19.9} />);
    expect(screen.getByText('19,90\u00a0€', { normalizer: (text) => text })).toBeVisible();
  });

  it('strikes the price before a discount and tells the lowest of 30 days', () => {
    const reduction = { before: 54.9, lowest: 56, since: null };
    const { container } = render(<Price euro={43.92} reduction={reduction} />);
    expect(container.querySelector('s')).toHaveTextContent('54,90 €');
    expect(
      screen.getByText('Prezzo più basso nei 30 giorni prima dello sconto: 56,00 €'),
    ).toBeVisible();
  });

  it('says of which days the lowest price is, where it was on sale for less than 30', () => {
    render(<Price euro={8} reduction={{ before: 10, lowest: 10, since: '2026-11-03' }} />);
    expect(
      screen.getByText(
        'In vendita da meno di 30 giorni. Prezzo più basso prima dello sconto, dal 03/11/2026: 10,00 €',
      ),
    ).toBeVisible();
  });

  it('strikes nothing where no reduction is announced', () => {
    const { container } = render(<Price euro={10} reduction={null} />);
    expect(container.querySelector('s')).toBeNull();
  });
});
