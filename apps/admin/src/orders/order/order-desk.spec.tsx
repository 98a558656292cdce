import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import { adminOrderEndpoints, type Order, staffOrderEndpoints } from '@zaino/contracts/orders';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';
import { sampleLine, sampleOrder } from '@zaino/order-commands/testing/sample-order';

// Paths with a parameter last: the others are more specific.
const endpoints = {
  verify: adminEndpoints.verify,
  command: adminOrderEndpoints.command,
  neighbours: staffOrderEndpoints.neighbours,
  // One path, two methods.
  note: staffOrderEndpoints.note,
  document: staffOrderEndpoints.document,
  orders: adminOrderEndpoints.orders,
  order: adminOrderEndpoints.order,
};
const noNote = { text: '', version: 0, savedAt: null, savedBy: null };
const second = '8d7ef2a0-4a5a-4c47-9d0f-000000000002';
const twoLines = sampleOrder({
  lines: [
    sampleLine(),
    sampleLine({ id: second, title: 'Numeri 2', commands: ['reserve', 'ship', 'cancel'] }),
  ],
});

async function openOrder(order: Order, handlers: FakeHandlers<typeof endpoints> = {}, list = '') {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    order: () => order,
    command: () => order,
    neighbours: () => ({ previous: null, next: null }),
    note: () => noNote,
    ...handlers,
  });
  const area = openAdminArea(`/admin/orders/${order.id}${list}`);
  await screen.findByRole('heading', { level: 1 });
  const sent = () =>
    asked.mock.calls
      .filter(([path]) => (path as string).endsWith('/commands'))
      .map(([, init]) => JSON.parse(init?.body as string) as unknown);
  return { ...area, asked, sent };
}

const commands = () => within(screen.getByRole('group', { name: 'Comandi' }));

/** Sizes that jsdom does not have: the browser's tests look at what follows from them. */
class UnchangingSize {
  observe(): void {}
  disconnect(): void {}
}

beforeAll(() => {
  installFakeDialog();
  Object.assign(globalThis, { ResizeObserver: UnchangingSize });
});
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('an order at the desk', () => {
  it('tells whose it is, where it goes, what it costs and what happened', async () => {
    await openOrder(sampleOrder());
    expect(screen.getByRole('heading', { name: 'Ordine ZN-7K3M-9QXD' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'ada@example.com' })).toBeVisible();
    expect(screen.getByText(/Via del Prato 1, 26100 Cremona/)).toBeVisible();
    expect(screen.getByText('24,90 €')).toBeVisible();
    expect(screen.getByText('Ordine ricevuto')).toBeVisible();
  });

  it('tells the cover price of a book that the bookshop has reduced', async () => {
    const line = sampleLine({ price: 16.91, total: 16.91, coverPrice: 19.9 });
    await openOrder(sampleOrder({ lines: [line] }));
    expect(screen.getByText(/^Prezzo di copertina/)).toHaveTextContent(/19,90\s€$/);
  });

  it.each([
    [{ by: 'card', amount: 9.5 }, /^Online, pagato il/, '9,50 €'],
    [{ by: 'counter', amount: 9.5 }, /^In negozio, pagato il/, '9,50 €'],
    [{ by: 'cedola', amount: 0 }, /^Con cedola libraria, pagato il/, '0,00 €'],
  ] as const)('tells how an order of the shop was paid: %j', async (paid, words, sum) => {
    await openOrder(sampleOrder({ paymentMethod: 'shop', paid }));
    expect(screen.getByText(words)).toBeVisible();
    const term = screen.getByText('Pagato, senza ciò che era annullato');
    expect(term.nextElementSibling).toHaveTextContent(sum);
  });

  it.each([
    ['pending', 'Rimborso in corso', 'Rimborsato'],
    ['done', 'Rimborsato', 'Rimborso in corso'],
  ] as const)('says of a %s refund: %s', async (state, words, others) => {
    const refund = {
      id: 'r-1',
      amount: 24.9,
      state,
      lineIds: [],
      reason: 'Fuori catalogo',
      createdAt: '2026-09-02T08:00:00.000Z',
      doneAt: null,
    };
    await openOrder(
      sampleOrder({ state: 'cancelled', paymentState: 'refunded', refunds: [refund] }),
    );
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText(others)).toBeNull();
  });

  it('does not call an order refunded of which one line still waits for its money', async () => {
    const refund = {
      id: 'r-1',
      amount: 24.9,
      state: 'pending' as const,
      lineIds: [],
      reason: 'Reso',
      createdAt: '2026-09-02T08:00:00.000Z',
      doneAt: null,
    };
    const order = sampleOrder({ state: 'refunded', paymentState: 'refunded', refunds: [refund] });
    await openOrder({ ...order, totals: { ...order.totals, refunded: 24.9 } });
    expect(screen.getAllByText('Rimborso in corso')).toHaveLength(1);
    expect(screen.queryByText('Rimborsato')).toBeNull();
  });

  it('offers the commands that all chosen lines allow', async () => {
    await openOrder(twoLines);
    expect(commands().queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Le parole in cammino 2' }));
    expect(
      commands()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Ordina al fornitore', 'Metti da parte', 'Annulla le righe']);
    await userEvent.click(screen.getByRole('button', { name: 'Seleziona: Pagato (2)' }));
    expect(
      commands()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Metti da parte', 'Annulla le righe']);
  });

  it('orders from the supplier with dates, once they make sense', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-09-02T10:00:00Z'));
    const { sent } = await openOrder(sampleOrder());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Le parole in cammino 2' }));
    await userEvent.click(commands().getByRole('button', { name: 'Ordina al fornitore' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Ordina al fornitore' }));
    const to = dialog.getByLabelText('Al giorno');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-09-01');
    const give = dialog.getByRole('button', { name: 'Ordina al fornitore' });
    await userEvent.click(give);
    expect(dialog.getByText('L’ultimo giorno viene dopo il primo')).toBeVisible();
    expect(sent()).toEqual([]);
    await userEvent.clear(to);
    await userEvent.type(to, '2026-09-20');
    await userEvent.click(give);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([
      {
        version: 3,
        command: {
          command: 'order-from-supplier',
          lineIds: [sampleLine().id],
          expected: { from: '2026-09-08', to: '2026-09-20' },
        },
      },
    ]);
    expect(screen.getByText('Ordina al fornitore: fatto.')).toBeVisible();
  });

  it('cancels one of two pieces of a line, all of them unless told', async () => {
    const { sent } = await openOrder(sampleOrder({ lines: [sampleLine({ quantity: 2 })] }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Le parole in cammino 2' }));
    await userEvent.click(commands().getByRole('button', { name: 'Annulla le righe' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Annulla le righe' }));
    expect(dialog.getByRole('listitem')).toHaveTextContent('Le parole in cammino 2, 2 pezzi');
    const pieces = dialog.getByRole('combobox', { name: 'Pezzi: Le parole in cammino 2' });
    expect(pieces).toHaveDisplayValue('Tutti (2)');
    await userEvent.selectOptions(pieces, '1');
    await userEvent.type(dialog.getByLabelText('Motivo, per il cliente'), 'Fuori stampa');
    await userEvent.click(
      dialog.getByRole('button', { name: 'Annulla i pezzi scelti e rimborsali' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const lineId = sampleLine().id;
    const command = { command: 'cancel', lineIds: [lineId], reason: 'Fuori stampa' };
    expect(sent()).toEqual([
      { version: 3, command: { ...command, pieces: [{ lineId, quantity: 1, of: 2 }] } },
    ]);
  });

  it('shows the order as it is now where somebody else has moved it', async () => {
    let now = sampleOrder();
    await openOrder(now, {
      order: () => now,
      command: () =>
        Response.json(
          { code: 'order-moved', detail: 'Qualcun altro ha cambiato l’ordine.' },
          { status: 409 },
        ),
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Le parole in cammino 2' }));
    await userEvent.click(commands().getByRole('button', { name: 'Metti da parte' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Metti da parte' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Qualcun altro ha cambiato l’ordine.',
    );
    now = sampleOrder({ version: 4, lines: [sampleLine({ state: 'reserved' })] });
    await userEvent.click(dialog.getByRole('button', { name: 'Mostra l’ordine com’è ora' }));
    expect(await screen.findByText('Messo da parte', { selector: 'span' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was written where the service is down', async () => {
    await openOrder(sampleOrder(), { command: () => serviceDown() });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Le parole in cammino 2' }));
    await userEvent.click(commands().getByRole('button', { name: 'Annulla le righe' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Annulla le righe' }));
    await userEvent.type(dialog.getByLabelText('Motivo, per il cliente'), 'Fuori stampa');
    // The book and the parcel: nothing else is left of the order.
    await userEvent.click(
      dialog.getByRole('button', { name: /^Annulla le righe e rimborsa 24,90\s€$/ }),
    );
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Servizio momentaneamente non disponibile',
    );
    expect(dialog.getByLabelText('Motivo, per il cliente')).toHaveValue('Fuori stampa');
  });

  it('says that there is no such order', async () => {
    await openOrder(sampleOrder(), {
      order: () => Response.json({ code: 'not-found', detail: 'Non c’è.' }, { status: 404 }),
    });
    expect(screen.getByRole('heading', { name: 'Ordine non trovato' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Torna agli ordini' })).toHaveAttribute(
      'href',
      '/admin/orders',
    );
  });
});
