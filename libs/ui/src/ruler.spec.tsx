import { render, screen } from '@testing-library/react';
import { Ruler } from './ruler';

describe('Ruler', () => {
  it('is a meter that says its value in words', () => {
    render(<Ruler label="Totale" value={114.75} max={140} valueText="114,75 € su 119,00 €" />);
    const meter = screen.getByRole('meter', { name: 'Totale' });
    expect(meter).toHaveAttribute('aria-valuenow', '114.75');
    expect(meter).toHaveAttribute('aria-valuetext', '114,75 € su 119,00 €');
  });

  it('never draws past its end, and still tells the true value', () => {
    const { container } = render(<Ruler label="Totale" value={200} max={140} valueText="200 €" />);
    expect(container.querySelector('rect[fill^="url"]')).toHaveAttribute('width', '100%');
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuemax', '200');
  });

  it('keeps the words of a notch near the end within the drawing', () => {
    render(
      <Ruler
        label="Totale"
        value={1}
        max={140}
        valueText="1 €"
        notch={{ at: 139, label: 'Tetto' }}
      />,
    );
    expect(screen.getByText('Tetto')).toHaveAttribute('text-anchor', 'end');
  });
});
