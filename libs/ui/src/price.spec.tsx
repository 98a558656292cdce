import { render, screen } from '@testing-library/react';
import { Price } from './price';

describe('Price', () => {
  it('keeps amount and sign together', () => {
    render(<Price euro={19.9} />);
    expect(screen.getByText('19,90\u00a0€', { normalizer: (text) => text })).toBeVisible();
  });

  it('strikes the price before a discount and tells the lowest of 30 days', () => {
    const { container } = render(<Price euro={43.92} before={54.9} lowestOf30Days={43.92} />);
    expect(container.querySelector('s')).toHaveTextContent('54,90 €');
    expect(screen.getByText('Prezzo più basso negli ultimi 30 giorni: 43,92 €')).toBeVisible();
  });

  it('strikes nothing where there is no discount', () => {
    const { container } = render(<Price euro={10} before={10} />);
    expect(container.querySelector('s')).toBeNull();
  });
});
