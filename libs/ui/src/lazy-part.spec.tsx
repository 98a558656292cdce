import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazyPart } from './lazy-part';

const Part = ({ name }: { name: string }) => <p>Fattura di {name}</p>;

describe('a part whose code comes later', () => {
  it('is shown once it is there, and at once from then on', async () => {
    const load = jest.fn(() => Promise.resolve(Part));
    const Lazy = lazyPart(load);
    const { unmount } = render(<Lazy name="Ada" />);
    expect(screen.getByRole('status')).toHaveTextContent('Caricamento...');
    expect(await screen.findByText('Fattura di Ada')).toBeVisible();
    unmount();
    render(<Lazy name="Teo" />);
    expect(screen.getByText('Fattura di Teo')).toBeVisible();
  });

  it('says that it did not come, and is asked for again', async () => {
    const load = jest
      .fn<Promise<typeof Part>, []>()
      .mockRejectedValueOnce(new Error('no such file'))
      .mockResolvedValue(Part);
    const Lazy = lazyPart(load);
    render(<Lazy name="Ada" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Questa parte non si è caricata');
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Fattura di Ada')).toBeVisible();
  });
});
