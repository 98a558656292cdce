import { orderEndpoints, type Order } from '@zaino/contracts/orders';
import { answer, refusal } from '@zaino/web/fake-network';
import { screen } from '@testing-library/react';
import { makeChild, makeSession } from '../testing/account-factories';
import { away, serveDashboard } from '../testing/dashboard-answers';
import { forgetSession, openAccountPage } from '../testing/open-account-page';
import { makeOrder, makeOrderLine, makeOrderSummary } from '../testing/order-factories';

const session = makeSession();

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('the last orders', () => {
  const serveOrders = (...orders: Order[]) =>
    serveDashboard(
      [makeChild()],
      answer(orderEndpoints.orders, () => ({ orders: orders.map(makeOrderSummary), total: 7 })),
      answer(orderEndpoints.order, ({ params }) => {
        const found = orders.find(({ id }) => id === params.id);
        return found ?? refusal(404, 'not-found');
      }),
    );

  it('are there with the state of each book', async () => {
    const first = makeOrder([
      makeOrderLine('Atlante'),
      makeOrderLine('Squadra', { state: 'ready' }),
    ]);
    const second = makeOrder([makeOrderLine('Diario', { state: 'delivered' })], {
      id: '00000000-0000-4000-8000-000000000002',
      number: 'ZN-4444-5555',
    });
    serveOrders(first, second);
    await openAccountPage('/dashboard', session);
    const row = (await screen.findByRole('link', { name: /ZN-2222-3333/ })).closest('li');
    expect(row).toHaveTextContent('Ordine ZN-2222-3333 del 2 settembre 2026');
    expect(row).toHaveTextContent('SpeditoAtlantePronto per il ritiroSquadra');
    expect(screen.getByRole('link', { name: /ZN-4444-5555/ })).toHaveAttribute(
      'href',
      '/orders/00000000-0000-4000-8000-000000000002',
    );
    const all = screen.getByRole('link', { name: 'Tutti i 7 ordini' });
    expect(all).toHaveAttribute('href', '/orders');
  });

  it.each<[string, Partial<Order>]>([
    ['Apri l’ordine per pagarlo.', { canPay: true }],
    [
      'Cedola non accettata: apri l’ordine e scegli come pagare.',
      { paymentMethod: 'shop', paymentState: 'due', canPay: false, cardsOff: true },
    ],
  ])('say what is to be done: %s', async (words, changes) => {
    serveOrders(makeOrder([makeOrderLine('Atlante', { state: 'waiting' })], changes));
    await openAccountPage('/dashboard', session);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('are nothing for who has not ordered yet', async () => {
    serveDashboard([makeChild()]);
    await openAccountPage('/dashboard', session);
    expect(await screen.findByRole('link', { name: 'Lista della 2ª B' })).toBeVisible();
    expect(screen.queryByText(/ultim/)).toBeNull();
  });

  it('are away by themselves', async () => {
    serveDashboard([makeChild()], answer(orderEndpoints.orders, away));
    await openAccountPage('/dashboard', session);
    expect(await screen.findByRole('alert')).toHaveTextContent(/momentaneamente non disponibile/);
    expect(screen.getByRole('link', { name: 'Lista della 2ª B' })).toBeVisible();
  });
});
