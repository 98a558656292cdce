import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminBookshopEndpoints } from '@zaino/contracts/bookshops';
import { adminEndpoints } from '@zaino/contracts/identity';
import { adminOrderEndpoints } from '@zaino/contracts/orders';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { grantAccess } from '../login/access';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';
import { queryClient } from '../queries';
import { sampleOrder } from '@zaino/order-commands/testing/sample-order';

// Paths with a parameter last: the others are more specific.
const endpoints = {
  verify: adminEndpoints.verify,
  count: adminOrderEndpoints.count,
  parkedMessages: adminOrderEndpoints.parkedMessages,
  parkedOfAccounts: adminEndpoints.parkedMessages,
  parkedOfBookshops: adminBookshopEndpoints.parkedMessages,
  orders: adminOrderEndpoints.orders,
};

const { id, number, createdAt, contact } = sampleOrder();
const row = {
  id,
  number,
  createdAt,
  contact,
  state: 'paid' as const,
  paymentState: 'paid' as const,
  paymentMethod: 'card' as const,
  shippingMethod: 'standard' as const,
  canPay: false,
  itemCount: 2,
  total: 44.8,
  titles: ['Le parole in cammino 2', 'Penne a sfera'],
  lineStates: [{ state: 'paid' as const, lines: 2 }],
  expected: { from: '2026-09-08', to: '2026-09-14' },
  bookshop: null,
  isLate: false,
  isRefundPending: false,
};
const oneOrder = { orders: [row], total: 1, states: [{ state: 'paid' as const, orders: 1 }] };

async function openOrders(handlers: FakeHandlers<typeof endpoints> = {}, path = '/admin/orders') {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    orders: () => oneOrder,
    parkedMessages: () => ({ messages: [] }),
    parkedOfAccounts: () => ({ messages: [] }),
    parkedOfBookshops: () => ({ messages: [] }),
    ...handlers,
  });
  const area = openAdminArea(path);
  await screen.findByRole('heading', { name: 'Ordini', level: 1 });
  return { ...area, asked };
}

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the list of orders', () => {
  it('is forgotten once the admin has signed out', async () => {
    const { address } = await openOrders();
    const kept = () => queryClient.getQueryCache().getAll();
    expect(kept()).not.toEqual([]);
    setAdminToken(null);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })));
    await waitFor(() => expect(address()).toMatch(/^\/admin\/login/));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('shows who has orders alone neither vouchers nor messages that wait', async () => {
    const asked = fakeService(endpoints, { orders: () => oneOrder });
    grantAccess(newToken(), { ...ADMIN, areas: ['orders'] });
    openAdminArea('/admin/orders');
    expect(await screen.findByText('1 ordine trovato')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Buoni sconto' })).toBeNull();
    expect(screen.queryByText(/Messaggi in sospeso/)).toBeNull();
    expect(asked.mock.calls.map(([path]) => new URL(path as string, 'http://x').pathname)).toEqual([
      '/api/admin/orders',
    ]);
  });

  it('shows each order with its customer, state, date and total', async () => {
    await openOrders();
    const order = screen.getByRole('row', { name: /ZN-7K3M-9QXD/ });
    expect(order).toHaveTextContent('Ada Neri');
    expect(order).toHaveTextContent('2 pezzi');
    expect(order).toHaveTextContent('8 set – 14 set');
    expect(order).toHaveTextContent('44,80 €');
    const link = within(order).getByRole('link', { name: 'ZN-7K3M-9QXD' });
    expect(link).toHaveAttribute('href', `/admin/orders/${id}`);
    expect(screen.getByText('1 ordine trovato')).toBeVisible();
  });

  it('says which order is late and where one is picked up', async () => {
    const late = { ...row, isLate: true, bookshop: 'Il Segnalibro' };
    await openOrders({ orders: () => ({ ...oneOrder, orders: [late] }) });
    expect(screen.getByRole('row', { name: /ZN-7K3M/ })).toHaveTextContent(
      'Ritiro: Il SegnalibroIn ritardo',
    );
  });

  it.each([
    [true, 'AnnullatoRimborso in corso'],
    [false, 'AnnullatoRimborsato'],
  ])('says whether a refund is still on its way (%s): %s', async (isRefundPending, words) => {
    const cancelled = { ...row, state: 'cancelled', paymentState: 'refunded' } as const;
    await openOrders({
      orders: () => ({ ...oneOrder, orders: [{ ...cancelled, isRefundPending }] }),
    });
    expect(screen.getByRole('row', { name: /ZN-7K3M-9QXD/ })).toHaveTextContent(words);
  });

  it('asks for what the address says, and keeps a search in it', async () => {
    const queries: unknown[] = [];
    const { address } = await openOrders(
      {
        orders: (query) => {
          queries.push(query);
          return oneOrder;
        },
      },
      '/admin/orders?stato=paid&ritardo=si&pagina=2',
    );
    expect(queries).toEqual([
      expect.objectContaining({ state: 'paid', late: true, page: 2, limit: 50 }),
    ]);
    await userEvent.type(screen.getByRole('searchbox'), 'Neri{Enter}');
    await waitFor(() => expect(address()).toContain('cerca=Neri'));
    expect(address()).toContain('stato=paid');
    expect(queries.at(-1)).toMatchObject({ search: 'Neri', state: 'paid', page: 1 });
  });

  it('leads to the orders of one state, and back to all', async () => {
    const { address } = await openOrders();
    await userEvent.click(screen.getByRole('link', { name: /Pagato/ }));
    await waitFor(() => expect(address()).toBe('/admin/orders?stato=paid'));
    const chosen = await screen.findByRole('link', { name: /Pagato/, current: true });
    await userEvent.click(chosen);
    await waitFor(() => expect(address()).toBe('/admin/orders'));
  });

  it('has pages', async () => {
    await openOrders({ orders: () => ({ ...oneOrder, total: 120 }) }, '/admin/orders?pagina=2');
    expect(screen.getByText('Pagina 2 di 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pagina successiva' })).toHaveAttribute(
      'href',
      '/admin/orders?pagina=3',
    );
    expect(screen.getByRole('link', { name: 'Pagina precedente' })).toHaveAttribute(
      'href',
      '/admin/orders',
    );
  });

  it('says that nothing was found, with a way to all orders', async () => {
    await openOrders({ orders: () => ({ orders: [], total: 0, states: [] }) });
    expect(screen.getByText('Nessun ordine trovato.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mostra tutti gli ordini' })).toBeVisible();
  });

  it('says that the service is down, and asks again', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    let isDown = true;
    await openOrders({ orders: () => (isDown ? serviceDown() : oneOrder) });
    expect(screen.getByRole('alert')).toHaveTextContent('Errore nel caricamento dei dati');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('link', { name: number })).toBeVisible();
  });
});
