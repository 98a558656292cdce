import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Order, orderEndpoints, type OrderLineExtra } from '@zaino/contracts/orders';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeLine, makePickup } from '../../testing/order-factories';
import { forgetSession, openOrders, press, row } from '../../testing/open-orders';

const wanted: OrderLineExtra = { kind: 'covering', state: 'wanted', total: 5, refunded: 0 };
const line = makeLine({
  title: 'Numeri in tasca 2',
  quantity: 2,
  total: 39.8,
  extra: wanted,
  commands: ['cancel', 'drop-extra'],
});
const totals = {
  itemCount: 2,
  subtotal: 39.8,
  discount: 0,
  shippingCost: 0,
  extras: 5,
  total: 44.8,
  refunded: 0,
};
const due = makePickup({ lines: [line], totals });
const paid = makePickup({ lines: [line], totals, paymentState: 'paid', paidAt: due.createdAt });

async function open(order: Order, after: Order | Response = order) {
  const dropped: unknown[] = [];
  fakeNetwork(
    answer(orderEndpoints.order, () => order),
    answer(orderEndpoints.dropExtras, ({ body }) => {
      dropped.push(body);
      return after;
    }),
  );
  await openOrders(`/orders/${order.id}`);
  return dropped;
}

const dialog = () => within(screen.getByRole('dialog'));
const button = 'Togli il servizio da Numeri in tasca 2';

beforeAll(installFakeDialog);
afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('what the bookshop does to a book', () => {
  it('stands at its line and in the sums', async () => {
    await open(due);
    expect(row('Numeri in tasca 2').getByText(/^Copertinatura: da fare, 5,00/)).toBeVisible();
    expect(screen.getByText('Servizi sui libri').parentElement).toHaveTextContent(/5,00\s€/);
    expect(screen.getByText('Da pagare in libreria').parentElement).toHaveTextContent(/44,80\s€/);
  });

  it('can be wanted no more, after a question that says what becomes of the money', async () => {
    const extra = { ...wanted, state: 'dropped' as const, total: 0 };
    const after = makePickup({ version: 4, lines: [{ ...line, extra, commands: ['cancel'] }] });
    const dropped = await open(due, after);
    await press(button);
    expect(dialog().getByText(/In libreria paghi 5,00\s€ in meno/)).toBeVisible();
    expect(dropped).toEqual([]);
    await press('Toglila');
    expect(await screen.findByText('Copertinatura: tolta da “Numeri in tasca 2”.')).toBeVisible();
    expect(dropped).toEqual([{ lineIds: [line.id] }]);
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });

  it('comes back for some copies where it was paid', async () => {
    const dropped = await open(paid);
    await press(button);
    expect(dialog().getByText(/Ti tornano 5,00/)).toBeVisible();
    await userEvent.click(await dialog().findByRole('button', { name: /^Diminuisci la quantità/ }));
    expect(await dialog().findByText(/Ti tornano 2,50/)).toBeVisible();
    await press('Toglila');
    expect(dropped).toEqual([
      { lineIds: [line.id], pieces: [{ lineId: line.id, quantity: 1, of: 2 }] },
    ]);
  });

  it('says why it cannot be dropped any more', async () => {
    const detail = 'Questo servizio è già fatto, o non si può più togliere.';
    await open(due, refusal(409, 'command-refused', { detail }));
    await press(button);
    await press('Toglila');
    expect(await dialog().findByText(new RegExp(detail))).toBeVisible();
    await press('Tienila');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('comes back with a book that is cancelled, and not once it is done', async () => {
    await open(paid);
    await press('Annulla Numeri in tasca 2');
    expect(dialog().getByText(/Ti tornano 44,80/)).toBeVisible();
    expect(dialog().queryByText(/resta pagato/)).toBeNull();
  });

  it('stays paid where it is done and the book is cancelled', async () => {
    const done = {
      ...line,
      extra: { ...wanted, state: 'done' as const },
      commands: ['cancel' as const],
    };
    await open({ ...paid, lines: [done] });
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    await press('Annulla Numeri in tasca 2');
    expect(dialog().getByText(/Ti tornano 39,80/)).toBeVisible();
    expect(dialog().getByText(/resta pagato/)).toBeVisible();
  });
});
