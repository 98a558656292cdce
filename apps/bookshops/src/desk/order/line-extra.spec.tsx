import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskEndpoints, type DeskOrder, type OrderLineExtra } from '@zaino/contracts/orders';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeDeskOrder, makeLine } from '../testing/make-desk-order';
import { counterPayment } from '../testing/open-counter';
import { openDesk } from '../testing/open-desk';

beforeAll(installFakeDialog);
afterEach(() => jest.restoreAllMocks());

const wanted: OrderLineExtra = { kind: 'covering', state: 'wanted', total: 2.5, refunded: 0 };

/** An order of a book with an extra, at another version after each command. */
function withExtra(extra: OrderLineExtra, changes: Partial<DeskOrder> = {}): DeskOrder {
  const commands: Record<OrderLineExtra['state'], DeskOrder['lines'][number]['commands']> = {
    wanted: ['perform-extra', 'drop-extra'],
    done: ['mark-ready', 'reopen-extra'],
    dropped: ['mark-ready'],
  };
  return makeDeskOrder({
    lines: [makeLine({ extra, commands: commands[extra.state] })],
    due: 22.5,
    ...changes,
  });
}

function fakeOrder(first: DeskOrder, after: DeskOrder | Response) {
  const commands: unknown[] = [];
  fakeNetwork(
    answer(deskEndpoints.order, () => first),
    answer(deskEndpoints.command, ({ body }) => {
      commands.push(body);
      return after;
    }),
  );
  return commands;
}

const place = () => screen.getByRole('group', { name: 'Copertinatura di Matematica verde 1' });
const press = (name: string) => userEvent.click(within(place()).getByRole('button', { name }));

async function open(order: DeskOrder, after: DeskOrder | Response) {
  const commands = fakeOrder(order, after);
  await openDesk(`/dashboard/ordini/${order.id}`);
  return commands;
}

describe('what is to be done to a book', () => {
  it('is done by one press, and can be reopened', async () => {
    const done = withExtra({ ...wanted, state: 'done' }, { version: 4 });
    const commands = await open(withExtra(wanted), done);
    expect(place()).toHaveTextContent('Copertinatura: da fare');
    await press('Fatta');
    expect(await screen.findByText('Copertinatura: fatta.')).toBeVisible();
    const lineIds = done.lines.map(({ id }) => id);
    expect(commands).toEqual([{ version: 3, command: { command: 'perform-extra', lineIds } }]);
    expect(within(place()).getByRole('button', { name: 'Non è ancora fatta' })).toBeVisible();
    expect(within(place()).queryByRole('button', { name: 'Fatta' })).toBeNull();
  });

  it('says what it costs beside the book, copy by copy, until it is dropped', async () => {
    const order = withExtra({ ...wanted, total: 5 });
    const lines = order.lines.map((line) => ({ ...line, quantity: 2 }));
    await open({ ...order, lines }, withExtra({ ...wanted, state: 'dropped' }, { version: 4 }));
    expect(place()).toHaveTextContent(/2 × 2,50\s€/);
    await press('Fatta');
    expect(await screen.findByText('Copertinatura: tolta')).toBeVisible();
    expect(place()).not.toHaveTextContent('€');
  });

  it.each([
    ['due', { paymentState: 'due' }, /Al ritiro paga 2,50\s€ in meno/],
    ['paid there', { paymentState: 'paid', counterPayment }, /Restituisci alla famiglia 2,50\s€/],
    [
      'paid online',
      { paymentState: 'paid', paymentMethod: 'card', counterPayment: null },
      /2,50\s€ tornano a chi ha pagato/,
    ],
  ] as const)(
    'is dropped after a question that says what becomes of the money: %s',
    async (_, values, words) => {
      const after = withExtra({ ...wanted, state: 'dropped' }, { version: 4 });
      const commands = await open(withExtra(wanted, values), after);
      await press('Non si può fare…');
      expect(screen.getByRole('dialog')).toHaveTextContent(words);
      expect(commands).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Togli il servizio' }));
      expect(await screen.findByText('Copertinatura: tolta.')).toBeVisible();
      expect(commands).toMatchObject([{ command: { command: 'drop-extra' } }]);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('says why it could not be done, and shows the order as it is then', async () => {
    const detail = 'Questo servizio non si può più segnare.';
    const commands = await open(withExtra(wanted), refusal(409, 'command-refused', { detail }));
    await press('Fatta');
    expect(await within(place()).findByText(detail)).toBeVisible();
    await press('Mostra l’ordine com’è ora');
    await waitFor(() => expect(commands).toHaveLength(1));
  });

  it('is nothing where a book has nothing done to it', async () => {
    await open(makeDeskOrder(), makeDeskOrder());
    expect(screen.queryByRole('group', { name: /Copertinatura/ })).toBeNull();
  });
});
