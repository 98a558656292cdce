import { screen, waitFor, within } from '@testing-library/react';
import { type Order, orderEndpoints } from '@zaino/contracts/orders';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { forgetSession, openOrders, press } from '../../testing/open-orders';
import { makeLine, makeOrder, makePickup, makeUnpaid } from '../../testing/order-factories';

const book = makeLine({ title: 'Numeri in tasca 2', commands: ['cancel'] });
const other = makeLine({ title: 'Carte d’Europa 2', commands: ['cancel'], quantity: 2 });
const sent = makeLine({ title: 'Step Outside 2', state: 'shipped' });

async function open(order: Order, answers: Parameters<typeof fakeNetwork> = []) {
  fakeNetwork(
    answer(orderEndpoints.order, () => order),
    ...answers,
  );
  return openOrders(`/orders/${order.id}`);
}

beforeAll(installFakeDialog);

const dialog = () => within(screen.getByRole('dialog'));
afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('cancelling', () => {
  it('takes one article out, after a question, and says so', async () => {
    const cancelled = jest.fn(({ body }: { body: { lineIds: string[] } }) => {
      const gone = { ...book, state: 'cancelled' as const, commands: [], expected: null };
      expect(body.lineIds).toEqual([book.id]);
      return makeOrder({ version: 4, lines: [gone, other, sent] });
    });
    await open(makeOrder({ lines: [book, other, sent] }), [
      answer(orderEndpoints.cancel, cancelled),
    ]);
    expect(screen.queryByRole('button', { name: 'Annulla Step Outside 2' })).toBeNull();
    await press('Annulla Numeri in tasca 2');
    expect(dialog().getByText('Numeri in tasca 2')).toBeVisible();
    expect(dialog().getByText(/Ti rimborsiamo sulla carta/)).toBeVisible();
    expect(cancelled).not.toHaveBeenCalled();
    await press('Annulla l’articolo');
    expect(await screen.findByText('“Numeri in tasca 2” è annullato.')).toBeVisible();
    expect(screen.getByText(/^Annullato /)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Chiudi l’avviso' })).toHaveFocus(),
    );
    await press('Chiudi l’avviso');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Annulla Numeri in tasca 2' })).toBeNull();
  });

  it('takes out all that can be, together', async () => {
    const cancelled = jest.fn(() => makeOrder({ version: 4, lines: [sent] }));
    await open(makeOrder({ lines: [book, other, sent] }), [
      answer(orderEndpoints.cancel, cancelled),
    ]);
    await press('Annulla l’ordine');
    const titles = dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['Numeri in tasca 2', 'Carte d’Europa 2, 2 pezzi']);
    await press('Annulla tutto');
    expect(await screen.findByText('L’ordine è annullato.')).toBeVisible();
    expect(cancelled).toHaveBeenCalledWith(
      expect.objectContaining({ body: { lineIds: [book.id, other.id] } }),
    );
  });

  it('can be thought better of', async () => {
    const cancelled = jest.fn(() => makeOrder());
    await open(makeOrder({ lines: [book] }), [answer(orderEndpoints.cancel, cancelled)]);
    await press('Annulla Numeri in tasca 2');
    await press('Tieni nell’ordine');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cancelled).not.toHaveBeenCalled();
  });

  it('says why it was not done, and leaves the order as it is', async () => {
    await open(makeOrder({ lines: [book] }), [
      answer(orderEndpoints.cancel, () =>
        refusal(409, 'command-refused', { detail: 'È già partito.' }),
      ),
    ]);
    await press('Annulla Numeri in tasca 2');
    await press('Annulla l’articolo');
    expect(await screen.findByRole('alert')).toHaveTextContent('Non annullato. È già partito.');
  });

  it('is of the whole order before it is paid by card', async () => {
    const gone = makeUnpaid({ version: 4, state: 'cancelled', canPay: false });
    await open(makeUnpaid({ lines: [book] }), [answer(orderEndpoints.cancel, () => gone)]);
    expect(screen.queryByRole('button', { name: 'Annulla Numeri in tasca 2' })).toBeNull();
    await press('Annulla l’ordine');
    expect(dialog().getByText(/Non hai ancora pagato/)).toBeVisible();
    await press('Annulla tutto');
    expect(await screen.findByText('L’ordine è annullato.', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText('Non pagato')).toBeVisible();
  });

  it.each<[string, Order, RegExp]>([
    [
      'where it is paid in the bookshop',
      makePickup({ lines: [book] }),
      /In libreria non lo pagherai/,
    ],
    [
      'where it was paid in the bookshop',
      makePickup({ paymentState: 'paid', lines: [book] }),
      /Ti rimborsiamo in libreria/,
    ],
  ])('says what comes of the money %s', async (_, order, words) => {
    await open(order);
    await press('Annulla Numeri in tasca 2');
    expect(dialog().getByText(words)).toBeVisible();
  });
});
