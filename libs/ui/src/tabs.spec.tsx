import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const tabs = [
  { value: 'shop', label: 'Libreria' },
  { value: 'family', label: 'Famiglia' },
  { value: 'school', label: 'Scuola' },
] as const;

function Sample() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('shop');
  return (
    <Tabs label="Chi sei" tabs={tabs} value={value} onChange={setValue}>
      <input aria-label={`Nome di ${value}`} />
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('name what they choose between and show what the chosen one has', async () => {
    render(<Sample />);
    expect(screen.getByRole('tablist', { name: 'Chi sei' })).toBeVisible();
    expect(tab('Libreria')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab('Famiglia'));
    expect(tab('Famiglia')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Famiglia' })).toContainElement(
      screen.getByLabelText('Nome di family'),
    );
  });

  it.each([
    ['{ArrowRight}', 'Famiglia'],
    ['{ArrowLeft}', 'Scuola'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Libreria'],
    ['{End}', 'Scuola'],
    ['{End}{Home}', 'Libreria'],
    ['a', 'Libreria'],
  ])('are chosen by the keys %s', async (keys, name) => {
    render(<Sample />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(tab(name)).toHaveFocus();
  });

  it('are one stop on the way through the page', async () => {
    render(<Sample />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByLabelText('Nome di shop')).toHaveFocus();
  });
});
