import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { PrintDialog } from './print-dialog';

const numbers = ['ZN-7K3M-9QXD', 'ZN-2222-2222'];
const link = () => screen.getByRole('link', { name: 'Apri la stampa' });

function open(wanted = numbers) {
  const onClose = jest.fn();
  const { unmount } = render(<PrintDialog numbers={wanted} onClose={onClose} />);
  return { onClose, unmount };
}

describe('what is printed for some orders', () => {
  beforeAll(installFakeDialog);
  beforeEach(() => localStorage.clear());

  it('are labels on a sheet, unless told', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Stampa per 2 ordini' })).toBeVisible();
    expect(link()).toHaveAttribute(
      'href',
      '/api/desk/prints/labels.pdf?orders=ZN-7K3M-9QXD,ZN-2222-2222&paper=sheet-24&first=1',
    );
    expect(link()).toHaveAttribute('target', '_blank');
  });

  it('can be labels of a roll, a list or sheets', async () => {
    open();
    await userEvent.selectOptions(screen.getByLabelText('Carta'), 'Rotolo da 62 mm');
    expect(screen.queryByLabelText('Prima etichetta libera')).not.toBeInTheDocument();
    expect(link()).toHaveAttribute(
      'href',
      expect.stringMatching(/9QXD,ZN-2222-2222&paper=roll-62$/),
    );
    await userEvent.click(screen.getByRole('radio', { name: /Lista di prelievo/ }));
    expect(screen.queryByLabelText('Carta')).not.toBeInTheDocument();
    const orders = 'orders=ZN-7K3M-9QXD,ZN-2222-2222';
    expect(link()).toHaveAttribute('href', `/api/desk/prints/pick-list.pdf?${orders}`);
    await userEvent.click(screen.getByRole('radio', { name: /Fogli d’ordine/ }));
    expect(link()).toHaveAttribute('href', `/api/desk/prints/order-sheets.pdf?${orders}`);
  });

  it('are asked for once: the device keeps the paper, and the next label that is free', async () => {
    const { onClose, unmount } = open();
    await userEvent.clear(screen.getByLabelText('Prima etichetta libera'));
    await userEvent.type(screen.getByLabelText('Prima etichetta libera'), '23');
    await userEvent.click(link());
    expect(onClose).toHaveBeenCalled();
    unmount();
    open();
    expect(screen.getByLabelText('Prima etichetta libera')).toHaveValue(1);
  });

  it('begin at no label that a sheet has not', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Prima etichetta libera'), '99');
    expect(screen.getByText('Scrivi un numero da 1 a 24')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apri la stampa' })).toBeDisabled();
  });

  it('are of no more orders than one print takes', () => {
    open(Array.from({ length: 201 }, () => 'ZN-2222-2222'));
    expect(screen.getByText(/al massimo 200 ordini alla volta/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apri la stampa' })).toBeDisabled();
  });

  it('is asked anew where what the device has kept is of no use', () => {
    localStorage.setItem('deskPrint', '{"name":"x","paper":7,"first":99}');
    open(['ZN-7K3M-9QXD']);
    expect(screen.getByRole('dialog', { name: 'Stampa' })).toBeVisible();
    expect(link()).toHaveAttribute('href', expect.stringContaining('paper=sheet-24&first=1'));
  });
});
