import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LabelLink } from './label-link';
import { keepChoice, keptChoice } from './print-choice';

const link = () => screen.getByRole('link', { name: /^Etichetta dell’ordine ZN-7K3M-9QXD/ });

afterEach(() => localStorage.clear());

describe('the link to the label of one order', () => {
  it('is for a roll until a paper is chosen', () => {
    render(<LabelLink number="ZN-7K3M-9QXD" />);
    expect(link()).toHaveAttribute(
      'href',
      '/api/desk/prints/labels.pdf?orders=ZN-7K3M-9QXD&paper=roll-62',
    );
  });

  it('goes on with the sheet of this device, label by label', async () => {
    keepChoice({ name: 'pickList', paper: 'sheet-24', first: 5 }, 0);
    render(<LabelLink number="ZN-7K3M-9QXD" />);
    link().addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link());
    expect(link().getAttribute('href')).toMatch(/paper=sheet-24&first=5$/);
    await userEvent.click(link());
    expect(link().getAttribute('href')).toMatch(/paper=sheet-24&first=6$/);
    expect(keptChoice().first).toBe(7);
  });
});
