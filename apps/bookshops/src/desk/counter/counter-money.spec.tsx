import { screen, within } from '@testing-library/react';
import { makeDeskOrder } from '../testing/make-desk-order';
import { counterPayment, field, handed, ready, withOrder } from '../testing/open-counter';

describe('a payment that was taken', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('gets the till’s number, and its summary is printed and mailed', async () => {
    const noted = { ...handed, version: 6, counterPayment: { ...counterPayment, tillNumber: '7' } };
    const mailedAt = '2026-09-01T08:05:00.000Z';
    const mailed = { ...noted, version: 7, counterPayment: { ...counterPayment, mailedAt } };
    const { calls, user } = await withOrder({
      found: handed,
      after: (call) => (call === 'mail' ? mailed : noted),
    });
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await user.keyboard('{F8}');
    const path = `/api/desk/orders/${handed.id}/payment-summary.pdf`;
    expect(opened).toHaveBeenCalledWith(path, '_blank', 'noopener');
    expect(screen.getByRole('link', { name: /Stampa il riepilogo/ })).toHaveAttribute('href', path);
    await user.keyboard('{F9}7{Enter}');
    expect(await screen.findByText('Pagamento aggiornato.')).toBeVisible();
    expect(field()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Manda il riepilogo per e-mail' }));
    expect(
      await screen.findByText('Riepilogo mandato per e-mail.', { selector: '[role=status]' }),
    ).toBeVisible();
    expect(calls).toEqual([
      ['note', { version: 5, tender: 'cash', tillNumber: '7' }],
      ['mail', { version: 6 }],
    ]);
  });
});

describe('books that come back', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('are withdrawn from by the family’s word, and the money is handed back', async () => {
    const withdrawn = makeDeskOrder({
      ...handed,
      version: 6,
      lines: [{ ...ready, state: 'delivered', commands: ['receive-return'] }],
    });
    const returned = makeDeskOrder({
      ...withdrawn,
      version: 7,
      lines: [{ ...ready, state: 'refunded', commands: [] }],
      totals: { ...handed.totals, refunded: 40 },
    });
    const { calls, user } = await withOrder({
      found: handed,
      after: (call) => (call === 'withdraw' ? withdrawn : returned),
    });
    await user.click(screen.getByRole('button', { name: 'Recesso…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Recesso dal contratto' }));
    expect(dialog.getByLabelText('Nome di chi recede')).toHaveValue('Anna Bianchi');
    await user.click(dialog.getByRole('button', { name: 'Conferma recesso' }));
    const back = await screen.findByRole('dialog', { name: 'Registra il reso' });
    await user.click(within(back).getByRole('button', { name: 'Registra il reso' }));
    expect(await screen.findByText('Reso registrato: restituisci 40,00 €.')).toBeVisible();
    expect(calls).toMatchObject([
      ['withdraw', { lineIds: [ready.id], name: 'Anna Bianchi', email: 'anna@posta.example' }],
      ['command', { command: 'receive-return', lineIds: [ready.id] }],
    ]);
  });

  it('begin with a key: the statement first, then what has come of it', async () => {
    const { user } = await withOrder({ found: handed });
    await user.keyboard('{F7}');
    expect(screen.getByRole('dialog', { name: 'Recesso dal contratto' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Non ora' }));
    expect(screen.queryByRole('dialog', { name: 'Recesso dal contratto' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Recesso…' })).toHaveAttribute(
      'aria-keyshortcuts',
      'F7',
    );
  });

  it('are none without a tick', async () => {
    const second = { ...ready, id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a103', title: 'Altro' };
    const delivered = { state: 'delivered', commands: [], canWithdraw: true } as const;
    const lines = [ready, second].map((line) => ({ ...line, ...delivered, commands: [] }));
    const { calls, user } = await withOrder({ found: { ...handed, lines } });
    await user.click(screen.getByRole('button', { name: 'Recesso…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Recesso dal contratto' }));
    await user.click(dialog.getByRole('button', { name: 'Conferma recesso' }));
    expect(dialog.getByText('Scegli almeno un articolo')).toBeVisible();
    expect(calls).toEqual([]);
  });
});
