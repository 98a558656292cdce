import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
    expect(
      dialog().getByText(/Ti rimborsiamo con lo stesso mezzo con cui hai pagato/),
    ).toBeVisible();
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

  describe('some pieces of an article', () => {
    const family = ['Teo', 'Mia'].map((nickname) => ({
      id: nickname,
      nickname,
      schoolCode: '',
      schoolName: '',
      classe: '2',
      sezione: 'B',
      tetto: null,
    }));
    const twins = makeLine({
      title: 'Carte d’Europa 2',
      commands: ['cancel'],
      quantity: 2,
      price: 20,
      total: 40,
      children: family.map(({ id: childId }) => ({ childId, quantity: 1 })),
    });
    const fewer = 'Diminuisci la quantità: Carte d’Europa 2';
    const left = { ...twins, quantity: 1, total: 20 };

    it('takes out one of two, and whose it was', async () => {
      const cancelled = jest.fn(() => makeOrder({ version: 4, children: family, lines: [left] }));
      await open(makeOrder({ children: family, lines: [twins] }), [
        answer(orderEndpoints.cancel, cancelled),
      ]);
      await press('Annulla Carte d’Europa 2');
      expect(await dialog().findByText('di 2 pezzi')).toBeVisible();
      expect(dialog().queryByRole('combobox')).toBeNull();
      await press(fewer);
      expect(dialog().getByRole('button', { name: fewer })).toBeDisabled();
      const owner = dialog().getByRole('combobox', { name: 'Per chi era? Carte d’Europa 2' });
      expect(owner).toHaveDisplayValue('Mia');
      await userEvent.selectOptions(owner, 'Teo');
      await press('Annulla 1 pezzo');
      expect(await screen.findByText('1 pezzo di “Carte d’Europa 2” è annullato.')).toBeVisible();
      const pieces = [{ lineId: twins.id, quantity: 1, of: 2, childId: 'Teo' }];
      expect(cancelled).toHaveBeenCalledWith(
        expect.objectContaining({ body: { lineIds: [twins.id], pieces } }),
      );
    });

    it('begins with all of them again', async () => {
      const cancelled = jest.fn(() => makeOrder({ version: 4, lines: [] }));
      await open(makeOrder({ children: family, lines: [twins] }), [
        answer(orderEndpoints.cancel, cancelled),
      ]);
      await press('Annulla Carte d’Europa 2');
      await press(fewer);
      await press('Tieni nell’ordine');
      await press('Annulla Carte d’Europa 2');
      await press('Annulla l’articolo');
      expect(await screen.findByText('“Carte d’Europa 2” è annullato.')).toBeVisible();
      expect(cancelled).toHaveBeenCalledWith(
        expect.objectContaining({ body: { lineIds: [twins.id] } }),
      );
    });

    it('shows the order as it is where it has moved meanwhile', async () => {
      let order = makeOrder({ children: family, lines: [twins] });
      fakeNetwork(
        answer(orderEndpoints.order, () => order),
        answer(orderEndpoints.cancel, () => {
          order = makeOrder({ version: 4, children: family, lines: [left] });
          return refusal(409, 'order-moved', { detail: 'L’ordine è cambiato.' });
        }),
      );
      await openOrders(`/orders/${order.id}`);
      await press('Annulla Carte d’Europa 2');
      await press(fewer);
      await press('Annulla 1 pezzo');
      expect(await screen.findByRole('alert')).toHaveTextContent('L’ordine è cambiato.');
      await press('Vedi l’ordine com’è ora');
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(screen.queryByText(/2 × 20/)).toBeNull());
      await press('Annulla Carte d’Europa 2');
      expect(dialog().queryByRole('alert')).toBeNull();
      expect(dialog().getByRole('button', { name: 'Annulla l’articolo' })).toBeVisible();
      expect(dialog().queryByText('di 2 pezzi')).toBeNull();
    });
  });

  describe('of an order that travels for free', () => {
    const books = [1, 2, 3].map((number) =>
      makeLine({
        title: `Libro ${number}`,
        commands: ['cancel'],
        price: 40,
        total: 40,
        expected: { from: '2099-09-01', to: '2099-09-10' },
      }),
    );
    const free = makeOrder({
      lines: books,
      totals: {
        itemCount: 3,
        subtotal: 120,
        discount: 0,
        shippingCost: 0,
        total: 120,
        refunded: 0,
        keptShipping: 0,
        givenUp: 0,
      },
      acceptedTexts: { terms: '2026-12-01', privacy: '2026-11-23' },
    });

    it('says that 5 € are held back and what comes back, and that it was said', async () => {
      const cancelled = jest.fn(() => makeOrder({ version: 4, lines: books }));
      await open(free, [answer(orderEndpoints.cancel, cancelled)]);
      await press('Annulla Libro 1');
      expect(
        dialog().getByText(
          /Restano meno di 90,00 €: la spedizione non è più gratuita, dal rimborso togliamo 5,00 €/,
        ),
      ).toBeVisible();
      expect(dialog().getByText('Ti tornano 35,00 €.')).toBeVisible();
      await press('Annulla l’articolo');
      expect(await screen.findByText('“Libro 1” è annullato.')).toBeVisible();
      expect(cancelled).toHaveBeenCalledWith(
        expect.objectContaining({ body: { lineIds: [books[0]?.id], heldBack: 5 } }),
      );
    });

    it.each<[string, string, Partial<Order>, string]>([
      ['all of it is cancelled', 'Annulla l’ordine', {}, '120,00'],
      [
        'the terms were of before',
        'Annulla Libro 1',
        { acceptedTexts: { terms: '2026-11-23', privacy: '2026-11-23' } },
        '40,00',
      ],
      [
        'it is held back already',
        'Annulla Libro 1',
        { totals: { ...free.totals, keptShipping: 5, refunded: 20, givenUp: 25 } },
        '40,00',
      ],
    ])('says that all comes back where %s', async (_, ...[button, changes, euro]) => {
      await open({ ...free, ...changes });
      await press(button);
      expect(dialog().queryByText(/non è più gratuita/)).toBeNull();
      expect(dialog().getByText(`Ti tornano ${euro} €.`)).toBeVisible();
    });

    it('has its shipping among the sums once it is held back', async () => {
      const totals = { ...free.totals, keptShipping: 5, refunded: 35, givenUp: 40 };
      await open({ ...free, totals });
      const summary = within(
        screen.getByRole('heading', { name: 'Riepilogo' }).parentElement ?? document.body,
      );
      const sums = summary.getAllByRole('definition').map(({ textContent }) => textContent);
      expect(sums.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
        '120,00 €',
        '5,00 €',
        '−40,00 €',
        '85,00 €',
      ]);
    });
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

  it('says what remains to be paid where nothing is paid yet by card', async () => {
    const totals = { ...makeOrder().totals, total: 65, due: 65 };
    const lines = [{ ...book, price: 20, total: 20 }, other];
    await open(makeUnpaid({ lines, totals }));
    await press(`Annulla ${book.title}`);
    expect(dialog().getByText('Restano da pagare 45,00 €.')).toBeVisible();
    expect(dialog().getByText(/Non hai ancora pagato/)).toBeVisible();
    await press('Tieni nell’ordine');
    expect(screen.getByText('Da pagare', { selector: 'dt' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Paga ora 65,00/ })).toBeEnabled();
  });

  it('has a sum of its own once something was cancelled before it is paid by card', async () => {
    const gone = { ...other, state: 'cancelled' as const, commands: [] };
    const totals = { ...makeOrder().totals, total: 65, due: 25 };
    await open(makeUnpaid({ lines: [book, gone], totals }));
    expect(screen.getByText('Annullati', { selector: 'dt' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Paga ora 25,00/ })).toBeEnabled();
  });

  it('says that shipping is to be paid that was free before it is paid by card', async () => {
    const lines = [1, 2, 3].map((number) =>
      makeLine({
        title: `Libro ${number}`,
        commands: ['cancel'],
        price: 40,
        total: 40,
        expected: { from: '2099-09-01', to: '2099-09-10' },
      }),
    );
    const totals = { ...makeOrder().totals, subtotal: 120, shippingCost: 0, total: 120, due: 120 };
    const acceptedTexts = { terms: '2026-12-01', privacy: '2026-11-23' };
    await open(makeUnpaid({ lines, totals, acceptedTexts }));
    await press('Annulla Libro 1');
    expect(dialog().getByText(/la spedizione non è più gratuita e costa 5,00 €/)).toBeVisible();
    expect(dialog().getByText('Restano da pagare 85,00 €.')).toBeVisible();
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
