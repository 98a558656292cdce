import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { counterEndpoints, deskEndpoints, type DeskOrder } from '@zaino/contracts/orders';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { makeDeskOrder, makeLine } from '../testing/make-desk-order';
import { openDesk } from '../testing/open-desk';

const order = makeDeskOrder();
const address = `/dashboard/ordini/${order.id}`;

/** Answers each command with the order as `after` says. */
function fakeOrder(first: DeskOrder, after: (commands: unknown[]) => DeskOrder | Response) {
  const commands: unknown[] = [];
  fakeNetwork(
    answer(deskEndpoints.order, () => first),
    answer(deskEndpoints.command, ({ body }) => {
      commands.push(body);
      return after(commands);
    }),
  );
  return commands;
}

const command = (name: string) =>
  within(screen.getByRole('group', { name: 'Comandi' })).getByRole('button', { name });

describe('an order at the counter', () => {
  beforeAll(installFakeDialog);
  afterEach(() => jest.restoreAllMocks());

  it('says what is in it, whom it is for and how to reach them', async () => {
    fakeOrder(order, () => order);
    await openDesk(address);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ordine ZN-7K3M-9QXD');
    expect(screen.getByText('L’isola del tesoro')).toBeVisible();
    expect(screen.getByText('Bianchi Anna')).toBeVisible();
    expect(screen.getByRole('link', { name: '333 123 4567' })).toHaveAttribute(
      'href',
      'tel:3331234567',
    );
    expect(screen.getByText('Da pagare in negozio')).toBeVisible();
    expect(screen.getByText('Ordine ricevuto')).toBeVisible();
  });

  it('says the cover price of what the bookshop has reduced, and of nothing else', async () => {
    const [first, second] = order.lines;
    const lines = [{ ...first, price: 18.36, coverPrice: 21.6 }, second];
    fakeOrder({ ...order, lines: lines as DeskOrder['lines'] }, () => order);
    await openDesk(address);
    expect(screen.getByText(/18,36/)).toBeVisible();
    const [cover, ...others] = screen.getAllByText(/Prezzo di copertina/);
    expect(cover).toHaveTextContent(/^Prezzo di copertina 21,60\s€$/);
    expect(others).toEqual([]);
  });

  it('goes on with all lines that allow it, and takes the step back', async () => {
    const ready = order.lines.map((line) => ({ ...line, state: 'ready' as const }));
    const commands = fakeOrder(order, ({ length }) =>
      makeDeskOrder(
        length === 1
          ? { version: 4, stage: 'ready', state: 'ready', lines: ready }
          : { version: 5 },
      ),
    );
    await openDesk(address);
    await userEvent.click(command('Pronti: avvisa la famiglia'));
    expect(await screen.findByText('Pronto, la famiglia è avvisata.')).toBeVisible();
    expect(screen.getAllByText('Pronto per il ritiro')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText('Riportato indietro.')).toBeVisible();
    const lineIds = order.lines.map(({ id }) => id);
    expect(commands).toEqual([
      { version: 3, command: { command: 'mark-ready', lineIds } },
      { version: 4, command: { command: 'take-back', lineIds } },
    ]);
  });

  it('goes on with those alone that are ticked', async () => {
    const commands = fakeOrder(order, () => makeDeskOrder({ version: 4 }));
    await openDesk(address);
    await userEvent.click(screen.getByRole('checkbox', { name: 'L’isola del tesoro' }));
    await userEvent.click(command('Pronti: avvisa la famiglia'));
    await waitFor(() => expect(commands).toHaveLength(1));
    expect(commands).toMatchObject([{ command: { lineIds: [order.lines[1]?.id] } }]);
  });

  it('asks before money is taken, which is not taken back', async () => {
    const commands = fakeOrder(order, () => makeDeskOrder({ version: 4, paymentState: 'paid' }));
    await openDesk(address);
    await userEvent.click(command('Incassa…'));
    const dialog = screen.getByRole('dialog', { name: 'Registra il pagamento in negozio' });
    expect(dialog).toHaveTextContent('Da incassare: 40,00');
    await userEvent.click(
      within(dialog).getByRole('button', { name: 'Registra il pagamento in negozio' }),
    );
    expect(await screen.findByText('Registra il pagamento in negozio: fatto.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Annulla' })).not.toBeInTheDocument();
    expect(commands).toMatchObject([{ command: { command: 'register-shop-payment' } }]);
  });

  it('cancels lines with a reason for the family, and not without', async () => {
    const lines = [makeLine({ commands: ['cancel'] })];
    const commands = fakeOrder(makeDeskOrder({ lines }), () => makeDeskOrder({ version: 4 }));
    await openDesk(address);
    await userEvent.click(command('Annulla righe…'));
    const dialog = within(screen.getByRole('dialog', { name: 'Annulla le righe' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Annulla le righe' }));
    expect(dialog.getByText('Scrivi il motivo')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Motivo, per il cliente'), 'Fuori catalogo');
    await userEvent.click(dialog.getByRole('button', { name: 'Annulla le righe' }));
    await waitFor(() => expect(commands).toHaveLength(1));
    expect(commands).toMatchObject([{ command: { command: 'cancel', reason: 'Fuori catalogo' } }]);
  });

  it('says how much money goes back with lines that are paid', async () => {
    const lines = [makeLine({ commands: ['cancel'] }), makeLine({ id: 'other', commands: [] })];
    fakeOrder(makeDeskOrder({ lines, paymentState: 'paid', due: 0 }), () => order);
    await openDesk(address);
    await userEvent.click(command('Annulla righe…'));
    const dialog = within(screen.getByRole('dialog', { name: 'Annulla le righe' }));
    expect(
      dialog.getByRole('button', { name: /^Annulla le righe e rimborsa 20,00\s€$/ }),
    ).toBeVisible();
  });

  it.each([
    {
      way: 'In contanti',
      button: /^Consegna e incassa 40,00\s€$/,
      more: { payment: { tender: 'cash' } },
      said: /Incassati 40,00/,
    },
    {
      way: 'Non ancora',
      button: 'Consegna senza incassare',
      more: {},
      said: 'Consegnato, ancora da incassare.',
    },
  ])('asks for the money that is due before it hands over: $way', async (paid) => {
    const { way, button, more, said } = paid;
    const lines = [makeLine({ state: 'ready', commands: ['deliver'] })];
    const handOvers: unknown[] = [];
    fakeNetwork(
      answer(deskEndpoints.order, () => makeDeskOrder({ lines })),
      answer(counterEndpoints.handOver, ({ body }) => {
        handOvers.push(body);
        return makeDeskOrder({ version: 4, lines: [makeLine({ state: 'delivered' })] });
      }),
    );
    await openDesk(address);
    await userEvent.click(command('Consegna e incassa…'));
    const dialog = within(screen.getByRole('dialog', { name: 'Consegna' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Consegna e incassa/ }));
    expect(dialog.getByText('Scegli come è stato pagato')).toBeVisible();
    expect(handOvers).toEqual([]);
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(`^${way}`) }));
    await userEvent.click(dialog.getByRole('button', { name: button }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(handOvers).toEqual([{ version: 3, lineIds: [lines[0]?.id], ...more }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that somebody else was faster, and shows the order as it is', async () => {
    fakeOrder(order, () => refusal(409, 'order-moved', { detail: 'L’ordine è cambiato.' }));
    await openDesk(address);
    fakeOrder(
      makeDeskOrder({ version: 9, lines: [makeLine({ state: 'ready', commands: ['deliver'] })] }),
      () => refusal(409, 'order-moved', { detail: 'L’ordine è cambiato.' }),
    );
    await userEvent.click(command('Pronti: avvisa la famiglia'));
    expect(await screen.findByText('L’ordine è cambiato.')).toBeVisible();
    await waitFor(() => expect(command('Consegna e incassa…')).toBeVisible());
  });

  it('knows nobody any more once the order needs nobody', async () => {
    fakeOrder(makeDeskOrder({ contact: null, lines: [makeLine({ commands: [] })] }), () => order);
    await openDesk(address);
    expect(screen.getByText(/l’ordine è chiuso da oltre 30 giorni/)).toBeVisible();
    expect(screen.getByText('Non c’è niente da fare per queste righe.')).toBeVisible();
  });

  it('is not there where there is none, or no service', async () => {
    fakeNetwork(answer(deskEndpoints.order, () => refusal(404, 'not-found')));
    await openDesk(address);
    expect(screen.getByText('Ordine non trovato')).toBeVisible();
  });

  it('says that the service is away', async () => {
    fakeNetwork();
    await openDesk(address);
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
  });
});
