import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Order, orderEndpoints } from '@zaino/contracts/orders';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { forgetSession, openOrders, part, press } from '../../testing/open-orders';
import {
  idOf,
  makeDelivered,
  makeLine,
  makeOrder,
  makePickup,
} from '../../testing/order-factories';

const first = makeDelivered({ title: 'Numeri in tasca 2' });
const second = makeDelivered({ title: 'Carte d’Europa 2' });
const delivered = (changes: Partial<Order> = {}) =>
  makeOrder({
    state: 'delivered',
    withdrawalUntil: '2026-09-19T21:59:59.999Z',
    lines: [first, second],
    ...changes,
  });

/** As it is after the withdrawal from the first book. */
const withdrawn = (changes: Partial<Order> = {}) =>
  delivered({
    version: 4,
    lines: [{ ...first, canWithdraw: false, withdrawnAt: '2026-09-06T08:30:00.000Z' }, second],
    withdrawals: [
      { id: 'w-1', at: '2026-09-06T08:30:00.000Z', name: 'Anna B.', lineIds: [first.id] },
    ],
    documents: [
      {
        kind: 'ricevuta-recesso',
        title: 'Ricevuta del recesso',
        path: '/api/orders/1/documents/ricevuta-recesso.pdf',
      },
    ],
    ...changes,
  });

async function open(order: Order, answers: Parameters<typeof fakeNetwork> = []) {
  fakeNetwork(
    answer(orderEndpoints.order, () => order),
    ...answers,
  );
  return openOrders(`/orders/${order.id}`);
}

const section = () => part('Hai cambiato idea?');
const openForm = async () => {
  await press('Recedi dal contratto qui');
  await screen.findByRole('heading', { name: 'Recesso dal contratto' });
};
const tick = (title: RegExp) => userEvent.click(screen.getByRole('checkbox', { name: title }));

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('the withdrawal from the contract', () => {
  it('is on the order for the whole period, and says how long that is', async () => {
    await open(delivered());
    expect(section().getByText(/fino al 19 settembre 2026 alle 23:59/)).toBeVisible();
    expect(section().getByRole('button', { name: 'Recedi dal contratto qui' })).toBeVisible();
  });

  it('is there before the last parcel has come', async () => {
    await open(makeOrder({ lines: [first, makeLine({ canWithdraw: true })] }));
    expect(section().getByText(/fino a 14 giorni dopo l’ultimo pacco/)).toBeVisible();
  });

  it('is not there once the period is over', async () => {
    await open(delivered({ lines: [{ ...first, canWithdraw: false }] }));
    expect(screen.queryByRole('region', { name: 'Hai cambiato idea?' })).toBeNull();
  });

  it('asks for name, order and e-mail, confirms, and shows the receipt', async () => {
    const declared = jest.fn(() => withdrawn());
    await open(delivered(), [answer(orderEndpoints.withdraw, declared)]);
    await openForm();
    expect(screen.getByRole('heading', { name: 'Recesso dal contratto' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Ordine' })).toHaveValue('ZN-7K3M-9QXD');
    expect(screen.getByRole('textbox', { name: 'Nome e cognome' })).toHaveValue('Anna Bianchi');
    await tick(/Numeri in tasca 2/);
    const name = screen.getByRole('textbox', { name: 'Nome e cognome' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Anna B.');
    await press('Conferma recesso');
    const receipt = await screen.findByRole('group', { name: 'Ricevuta del recesso' });
    expect(receipt).toHaveTextContent('Abbiamo mandato la ricevuta a anna@posta.example');
    expect(receipt).toHaveTextContent(
      '6 settembre 2026 alle 10:30. Anna B. ha comunicato il recesso',
    );
    expect(receipt).toHaveTextContent('dell’ordine ZN-7K3M-9QXD per: Numeri in tasca 2.');
    expect(receipt).toHaveFocus();
    expect(within(receipt).getByRole('link')).toHaveAttribute(
      'href',
      '/api/orders/1/documents/ricevuta-recesso.pdf',
    );
    expect(declared).toHaveBeenCalledWith(
      expect.objectContaining({
        body: { name: 'Anna B.', email: 'anna@posta.example', lineIds: [first.id] },
      }),
    );
    expect(screen.queryByRole('button', { name: 'Conferma recesso' })).toBeNull();
  });

  it('takes what an address has chosen, and once that is declared the address chooses nothing', async () => {
    const order = delivered();
    fakeNetwork(
      answer(orderEndpoints.order, () => order),
      answer(orderEndpoints.withdraw, () => withdrawn()),
    );
    const chosen = new URLSearchParams({ grazie: '1', recesso: `${first.id} 1 ` });
    const { at } = await openOrders(`/orders/${order.id}?${chosen.toString()}`);
    const ticked = await screen.findByRole('checkbox', { name: /Numeri in tasca 2/ });
    expect(ticked).toBeChecked();
    await press('Conferma recesso');
    const receipt = await screen.findByRole('group', { name: 'Ricevuta del recesso' });
    await waitFor(() => expect(at()).toBe(`/orders/${order.id}?grazie=1`));
    expect(receipt).toHaveFocus();
    expect(receipt).toHaveTextContent('Recesso registrato.');
    expect(screen.queryByRole('button', { name: 'Conferma recesso' })).toBeNull();
  });

  it('is from one of two pieces where that is what is wanted', async () => {
    const twins = makeDelivered({ title: 'Step Outside 2', quantity: 2, price: 20, total: 40 });
    const [kept, gone] = [
      { ...twins, quantity: 1, total: 20 },
      { ...twins, id: idOf(7), quantity: 1, total: 20, canWithdraw: false },
    ];
    const statement = { id: 'w-1', at: '2026-09-06T08:30:00.000Z', name: 'Anna B.' };
    const withdrawal = {
      ...statement,
      lineIds: [gone.id],
      pieces: [{ lineId: gone.id, quantity: 1 }],
    };
    const declared = jest.fn(() =>
      delivered({ version: 4, lines: [kept, gone], withdrawals: [withdrawal] }),
    );
    await open(delivered({ lines: [{ ...twins, discount: 1 }, second] }), [
      answer(orderEndpoints.withdraw, declared),
    ]);
    await openForm();
    expect(screen.queryByText('di 2 pezzi')).toBeNull();
    await tick(/Step Outside 2, 2 pezzi 39,00/);
    await press('Diminuisci la quantità: Step Outside 2');
    expect(screen.getByRole('checkbox', { name: /Step Outside 2.*19,50/ })).toBeChecked();
    await press('Conferma recesso');
    const receipt = await screen.findByRole('group', { name: 'Ricevuta del recesso' });
    expect(receipt).toHaveTextContent('per: Step Outside 2 (1 pezzo).');
    const pieces = [{ lineId: twins.id, quantity: 1, of: 2 }];
    const body = expect.objectContaining({ lineIds: [twins.id], pieces }) as object;
    expect(declared).toHaveBeenCalledWith(expect.objectContaining({ body }));
  });

  it('takes the only article for chosen, and all by one press', async () => {
    await open(delivered({ lines: [first] }));
    await openForm();
    expect(screen.getByRole('checkbox')).toBeChecked();
    forgetSession();
  });

  it('chooses all, and none, by one press', async () => {
    await open(delivered());
    await openForm();
    await press('Scegli tutti');
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
    await press('Togli tutti');
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  it('asks for an article, and sends nothing without', async () => {
    const declared = jest.fn(() => withdrawn());
    await open(delivered(), [answer(orderEndpoints.withdraw, declared)]);
    await openForm();
    await press('Conferma recesso');
    const choice = screen.getByRole('group', { name: 'Da quali articoli recedi?' });
    expect(choice).toHaveAccessibleDescription('Scegli almeno un articolo');
    expect(screen.getAllByRole('checkbox')[0]).toHaveFocus();
    expect(declared).not.toHaveBeenCalled();
  });

  it('says at the field what the service does not take', async () => {
    await open(delivered(), [answer(orderEndpoints.withdraw, () => withdrawn())]);
    await openForm();
    await tick(/Numeri in tasca 2/);
    const email = screen.getByRole('textbox', { name: 'E-mail' });
    await userEvent.clear(email);
    await press('Conferma recesso');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(/Scrivi un indirizzo e-mail valido/),
    );
    expect(email).toHaveFocus();
  });

  it('says why it was refused, and keeps what was written', async () => {
    const refuse = () =>
      refusal(409, 'withdrawal-refused', { detail: 'Il periodo di recesso è finito.' });
    await open(delivered(), [answer(orderEndpoints.withdraw, refuse)]);
    await openForm();
    await tick(/Carte d’Europa 2/);
    await press('Conferma recesso');
    expect(await screen.findByRole('alert')).toHaveTextContent('Il periodo di recesso è finito.');
    expect(screen.getByRole('checkbox', { name: /Carte d’Europa 2/ })).toBeChecked();
  });

  it('shows the order as it is where it has moved meanwhile', async () => {
    let order = delivered();
    fakeNetwork(
      answer(orderEndpoints.order, () => order),
      answer(orderEndpoints.withdraw, () => {
        order = withdrawn();
        return refusal(409, 'order-moved', { detail: 'L’ordine è cambiato nel frattempo.' });
      }),
    );
    await openOrders(`/orders/${order.id}`);
    await openForm();
    await tick(/Numeri in tasca 2/);
    await press('Conferma recesso');
    expect(await screen.findByRole('alert')).toHaveTextContent('L’ordine è cambiato');
    await press('Vedi l’ordine com’è ora');
    expect(await screen.findByRole('group', { name: 'Ricevuta del recesso' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Recesso dal contratto' })).toBeNull();
  });

  it('can be thought better of', async () => {
    await open(delivered());
    await openForm();
    await press('Non recedere');
    expect(screen.getByRole('button', { name: 'Recedi dal contratto qui' })).toBeVisible();
  });
});

describe('after a withdrawal', () => {
  it('tells how to send back, where to and until when', async () => {
    await open(withdrawn({ returnAddress: 'Zaino, Via Esempio 1, Roma' }));
    expect(
      section().getByText('Spediscili entro il 20 settembre 2026 a Zaino, Via Esempio 1, Roma.'),
    ).toBeVisible();
    expect(section().getByRole('button', { name: 'Recedi dal contratto qui' })).toBeVisible();
  });

  it('brings back to the bookshop what was fetched there', async () => {
    const { pickupPoint } = makePickup();
    await open(
      withdrawn({
        pickupPoint,
        shippingMethod: 'pickup',
        returnAddress: 'Libreria del Corso, Corso Italia 3',
      }),
    );
    expect(
      section().getByText(/^Riportali entro il 20 settembre 2026 a Libreria del Corso/),
    ).toBeVisible();
  });

  it('says no more of it once all has come back', async () => {
    const back = {
      ...first,
      state: 'refunded' as const,
      canWithdraw: false,
      withdrawnAt: '2026-09-06T08:30:00.000Z',
    };
    await open(withdrawn({ lines: [back] }));
    expect(section().queryByText('Come restituire')).toBeNull();
    expect(section().getByRole('group', { name: 'Ricevuta del recesso' })).toBeVisible();
  });
});
