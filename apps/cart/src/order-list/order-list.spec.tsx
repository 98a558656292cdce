import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderEndpoints, type OrderSummary } from '@zaino/contracts/orders';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { forgetSession, openOrders, press } from '../testing/open-orders';
import { idOf, makeSummary } from '../testing/order-factories';

const serve = (orders: OrderSummary[], total = orders.length) =>
  fakeNetwork(answer(orderEndpoints.orders, () => ({ orders, total })));

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-09-06T10:00:00Z'), advanceTimers: true }),
);
afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

describe('the list of orders', () => {
  it('is led to by a guest by way of the sign-in', async () => {
    serve([]);
    const { at } = await openOrders('/orders', null);
    expect(at()).toBe('/auth/login?da=%2Forders');
  });

  it('says that there are none, and where to begin', async () => {
    serve([]);
    await openOrders('/orders');
    expect(screen.getByText('Non hai ancora ordini')).toBeVisible();
    expect(screen.getByRole('link', { name: /Cerca i libri/ })).toHaveAttribute('href', '/search');
  });

  it('tells of each order where it stands, its date, what is in it and what it cost', async () => {
    serve([makeSummary()]);
    await openOrders('/orders');
    const [row] = rows();
    expect(row).toHaveTextContent('In arrivo dal fornitore, consegna tra l’8 e il 12 settembre');
    expect(row).toHaveTextContent('Step Outside 2, Carte d’Europa 2 e altri 3');
    expect(row).toHaveTextContent('3 già con te · 2 in viaggio · 2 da ricevere');
    expect(row).toHaveTextContent('Ordine ZN-7K3M-9QXD del 2 settembre 2026');
    expect(row).toHaveTextContent('114,75 €');
    expect(row).toHaveTextContent('7 articoli');
    expect(screen.getByRole('link', { name: /Numeri in tasca 2/ })).toHaveAttribute(
      'href',
      `/orders/${idOf(1)}`,
    );
  });

  it('names what is left to pay where something was cancelled before', async () => {
    serve([makeSummary({ canPay: true, paymentState: 'none', state: 'received', due: 41.5 })]);
    await openOrders('/orders');
    const [row] = rows();
    expect(row).toHaveTextContent('41,50 €');
    expect(row).not.toHaveTextContent('114,75 €');
  });

  it.each<[string, Partial<OrderSummary>]>([
    ['Da pagare', { canPay: true, paymentState: 'none', state: 'received' }],
    [
      'Cedola non accettata: scegli come pagare',
      { canPay: true, paymentMethod: 'shop', paymentState: 'due', state: 'waiting' },
    ],
    ['In attesa del pagamento', { paymentState: 'none', state: 'received' }],
    [
      'In ritardo: previsto entro il 4 settembre',
      { expected: { from: '2026-09-01', to: '2026-09-04' } },
    ],
    ['Pronto per il ritiro', { state: 'ready', shippingMethod: 'pickup', expected: null }],
    ['Ritirato', { state: 'delivered', shippingMethod: 'pickup', expected: null }],
    ['Consegnato', { state: 'delivered', expected: null }],
    ['Annullato', { state: 'cancelled', expected: null }],
    ['Rimborsato', { state: 'refunded', paymentState: 'refunded', expected: null }],
    [
      'Rimborso in corso',
      { state: 'refunded', paymentState: 'refunded', expected: null, isRefundPending: true },
    ],
    ['Messo da parte', { state: 'reserved', expected: null }],
  ])('says "%s"', async (words, changes) => {
    serve([makeSummary(changes)]);
    await openOrders('/orders');
    expect(within(rows()[0] ?? document.body).getByText(words)).toBeVisible();
  });

  it('counts one article as one, and says nothing of places where there is one', async () => {
    const lineStates = [{ state: 'waiting' as const, lines: 1 }];
    serve([makeSummary({ itemCount: 1, titles: ['Numeri in tasca 2'], lineStates })]);
    await openOrders('/orders');
    expect(screen.getByText('1 articolo')).toBeVisible();
    expect(screen.queryByText(/da ricevere/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Numeri in tasca 2' })).toBeVisible();
  });

  it('leads to older and newer ones', async () => {
    const asked = fakeNetwork(
      answer(orderEndpoints.orders, ({ query: { page } }) => ({
        orders: [makeSummary({ id: idOf(page), number: `ZN-${page}` })],
        total: 45,
      })),
    );
    const { at } = await openOrders('/orders');
    expect(screen.getByText('Pagina 1 di 3')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Più recenti' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Più vecchi' }));
    expect(await screen.findByText('Pagina 2 di 3')).toBeVisible();
    expect(at()).toBe('/orders?pagina=2');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: 'Più recenti' }));
    expect(await screen.findByText('Pagina 1 di 3')).toBeVisible();
    expect(at()).toBe('/orders');
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it.each(['0', '-1', 'x', '1.5', '99999'])('takes the page %s for the first', async (page) => {
    const asked = serve([makeSummary()]);
    await openOrders(`/orders?pagina=${page}`);
    expect(asked.mock.calls[0]?.[0]).toMatch(/\/api\/orders\?page=1$/);
  });

  it('says where no older ones are', async () => {
    serve([], 20);
    await openOrders('/orders?pagina=2');
    expect(screen.getByText('Non ci sono ordini più vecchi')).toBeVisible();
  });

  it('says that the service is away, and tries again', async () => {
    fakeNetwork(answer(orderEndpoints.orders, () => refusal(503, 'unavailable')));
    await openOrders('/orders');
    expect(screen.getByText('Servizio momentaneamente non disponibile')).toBeVisible();
    serve([makeSummary()]);
    await press('Riprova');
    expect(await screen.findByText('7 articoli')).toBeVisible();
  });
});
