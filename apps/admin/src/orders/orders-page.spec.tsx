import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOrderEndpoints, staffOrderEndpoints } from '@zaino/contracts/orders';
import { fakeLayout } from '@zaino/data-table/testing/fake-layout';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, refusal } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { grantAccess } from '../login/access';
import { queryClient } from '../queries';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';
import { BOOKSHOP, FakeOrders, manySummaries, sampleSummary } from './testing/fake-orders';

async function openOrders(fake = new FakeOrders([sampleSummary()]), path = '/admin/orders') {
  installFakeDialog();
  fakeLayout();
  setAdminToken(newToken());
  const area = openAdminArea(path);
  await screen.findByRole('heading', { name: 'Ordini', level: 1 });
  return { ...area, fake, user: userEvent.setup() };
}

const line = (number: string) => screen.getByRole('row', { name: new RegExp(number) });
const filter = (name: string) => screen.getByRole('combobox', { name });

afterEach(() => {
  setAdminToken(null);
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('the list of orders', () => {
  it('is forgotten once the admin has signed out', async () => {
    new FakeOrders([sampleSummary()]).listen();
    const { address } = await openOrders();
    const kept = () => queryClient.getQueryCache().getAll();
    await waitFor(() => expect(kept()).not.toEqual([]));
    setAdminToken(null);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })));
    await waitFor(() => expect(address()).toMatch(/^\/admin\/login/));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('shows who has orders alone neither vouchers nor messages that wait', async () => {
    installFakeDialog();
    fakeLayout();
    const asked = new FakeOrders([sampleSummary()]).listen();
    grantAccess(newToken(), { ...ADMIN, areas: ['orders'] });
    openAdminArea('/admin/orders');
    expect(await screen.findByText('1 ordine', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Buoni sconto' })).toBeNull();
    const paths = asked.mock.calls.map(([path]) => new URL(path as string, 'http://x').pathname);
    expect(paths.filter((path) => path.includes('parked'))).toEqual([]);
  });

  it('shows each order with its customer, state, date and total', async () => {
    new FakeOrders([sampleSummary()]).listen();
    await openOrders();
    const order = line('ZN-7K3M-9QXD');
    expect(order).toHaveTextContent('Neri Ada');
    expect(order).toHaveTextContent('2 pezzi');
    expect(order).toHaveTextContent('8 set – 14 set');
    expect(order).toHaveTextContent(/44,80\s€/);
    const link = within(order).getByRole('link', { name: /Apri l’ordine ZN-7K3M-9QXD/ });
    expect(link).toHaveAttribute('href', `/admin/orders/${sampleSummary().id}`);
  });

  it('says of each order whether it was made without an account', async () => {
    const [own, other] = manySummaries(2);
    if (own === undefined || other === undefined) throw new Error('Two orders were asked for.');
    new FakeOrders([own, { ...other, isGuest: true }]).listen();
    await openOrders();
    expect(line('ZN-AAAA-0002')).toHaveTextContent('Senza account');
    expect(line('ZN-AAAA-0001')).not.toHaveTextContent('Senza account');
  });

  it('says which order is late and where one is picked up', async () => {
    new FakeOrders([sampleSummary({ isLate: true, bookshop: 'Il Segnalibro' })]).listen();
    await openOrders();
    expect(line('ZN-7K3M')).toHaveTextContent('Ritiro: Il SegnalibroIn ritardo');
  });

  it.each([
    [true, 'AnnullatoRimborso in corso'],
    [false, 'AnnullatoRimborsato'],
  ])('says whether a refund is still on its way (%s): %s', async (isRefundPending, words) => {
    const cancelled = { state: 'cancelled', paymentState: 'refunded' } as const;
    new FakeOrders([sampleSummary({ ...cancelled, isRefundPending })]).listen();
    await openOrders();
    expect(line('ZN-7K3M-9QXD')).toHaveTextContent(words);
  });

  it('asks for what the address says, and leads to an order of that list', async () => {
    const fake = new FakeOrders([sampleSummary()]);
    fake.listen();
    const query = `vista=late&stato=paid&consegna=pickup&libreria=${BOOKSHOP}&scuola=MIEE8ZZ01X&dal=2026-09-01`;
    await openOrders(fake, `/admin/orders?${query}&al=ieri`);
    expect(fake.asked).toEqual([
      expect.objectContaining({
        view: 'late',
        state: 'paid',
        delivery: 'pickup',
        bookshop: BOOKSHOP,
        school: 'MIEE8ZZ01X',
        from: '2026-09-01',
      }),
    ]);
    expect(fake.asked[0]).not.toHaveProperty('to', 'ieri');
    await waitFor(() => expect(filter('Libreria')).toHaveDisplayValue('Il Segnalibro'));
    expect(screen.getByRole('link', { name: /^Apri l’ordine/ })).toHaveAttribute(
      'href',
      `/admin/orders/${sampleSummary().id}?${query}`,
    );
  });

  it('keeps a search and filters in the address, and asks the server', async () => {
    const fake = new FakeOrders([sampleSummary()]);
    fake.listen();
    const { user, address } = await openOrders(fake);
    await user.type(screen.getByRole('searchbox'), 'Neri');
    await user.selectOptions(filter('Stato'), 'Pagato (1)');
    await waitFor(() => expect(address()).toBe('/admin/orders?cerca=Neri&stato=paid'));
    await waitFor(() => expect(fake.asked.at(-1)).toMatchObject({ search: 'Neri', state: 'paid' }));
  });

  it('asks for the orders of a bookshop that is chosen, and for all again', async () => {
    const fake = new FakeOrders([sampleSummary()]);
    fake.listen();
    const { user, address } = await openOrders(fake);
    expect(fake.asked.at(-1)).not.toHaveProperty('bookshop');
    await screen.findByRole('option', { name: 'Il Segnalibro' });
    await user.selectOptions(filter('Libreria'), 'Il Segnalibro');
    await waitFor(() => expect(address()).toBe(`/admin/orders?libreria=${BOOKSHOP}`));
    await waitFor(() => expect(fake.asked.at(-1)).toMatchObject({ bookshop: BOOKSHOP }));
    await user.selectOptions(filter('Libreria'), 'Tutte');
    await waitFor(() => expect(address()).toBe('/admin/orders'));
  });

  it('says that nothing was found, with a way to all orders', async () => {
    const fake = new FakeOrders([sampleSummary()]);
    fake.listen();
    const { user, address } = await openOrders(fake, '/admin/orders?stato=ready');
    expect(await screen.findByText('Nessun ordine trovato', { selector: 'p' })).toBeVisible();
    const [unfilter] = screen.getAllByRole('button', { name: 'Togli i filtri' });
    await user.click(unfilter as HTMLElement);
    await waitFor(() => expect(address()).toBe('/admin/orders'));
    expect(await screen.findByRole('row', { name: /ZN-7K3M-9QXD/ })).toBeVisible();
  });

  it('is exported as it is filtered, or says that it was not', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const fake = new FakeOrders([sampleSummary()]);
    const asked: unknown[] = [];
    fake.listen(
      answer(staffOrderEndpoints.file, ({ query }) => {
        asked.push(query);
        return asked.length === 1 ? new Response('Ordine') : refusal(503, 'unavailable');
      }),
    );
    const { user } = await openOrders(fake, '/admin/orders?cerca=Neri&stato=paid');
    const button = screen.getByRole('button', { name: 'Esporta CSV' });
    await user.click(button);
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^ordini-[\d-]{10}\.csv$/)]));
    expect(asked).toEqual([{ search: 'Neri', state: 'paid' }]);
    await user.click(button);
    expect(await screen.findByText(/^Esportazione non riuscita\./)).toBeVisible();
    expect(saved).toHaveLength(1);
  });

  it('says that the service is down, and asks again', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const fake = new FakeOrders([sampleSummary()]);
    fake.listen(answer(adminOrderEndpoints.orders, () => refusal(503, 'unavailable')));
    const { user } = await openOrders(fake);
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
    fake.listen();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('row', { name: /ZN-7K3M-9QXD/ })).toBeVisible();
  });
});

describe('the views of the orders', () => {
  it('say how many orders are in each, and lead there', async () => {
    new FakeOrders([sampleSummary()]).listen();
    const { user, address } = await openOrders();
    const views = screen.getByRole('navigation', { name: 'Viste degli ordini' });
    const link = await within(views).findByRole('link', { name: 'Da spedire oggi 17' });
    expect(within(views).getByRole('link', { name: 'Tutti', current: true })).toBeVisible();
    await user.click(link);
    await waitFor(() => expect(address()).toBe('/admin/orders?vista=to-ship'));
    expect(
      await within(views).findByRole('link', { name: /Da spedire oggi/, current: true }),
    ).toBeVisible();
  });

  it('are saved by a name, without words and days', async () => {
    const fake = new FakeOrders([sampleSummary()]);
    const saved: unknown[] = [];
    fake.listen(
      answer(staffOrderEndpoints.saveView, ({ body }) => {
        saved.push(body);
        const id = '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0c001';
        fake.own = [{ id, orders: 4, ...body }];
        return { id };
      }),
    );
    const { user } = await openOrders(
      fake,
      '/admin/orders?cerca=Neri&pagamento=due&consegna=pickup&dal=2026-09-01',
    );
    await user.click(screen.getByRole('button', { name: 'Salva questa vista…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Salva la vista' }));
    await user.click(dialog.getByRole('button', { name: 'Salva la vista' }));
    expect(dialog.getByText('Scrivi un nome')).toBeVisible();
    await user.type(dialog.getByLabelText('Nome della vista'), 'Da incassare');
    await user.click(dialog.getByRole('button', { name: 'Salva la vista' }));
    expect(await screen.findByRole('link', { name: 'Da incassare 4' })).toHaveAttribute(
      'href',
      '/admin/orders?pagamento=due&consegna=pickup',
    );
    expect(saved).toEqual([
      { name: 'Da incassare', filters: { payment: 'due', delivery: 'pickup' } },
    ]);
    expect(screen.getByText('Vista “Da incassare” salvata')).toBeVisible();
  });

  it('are removed where one is shown', async () => {
    const fake = new FakeOrders([sampleSummary()]);
    const id = '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0c001';
    fake.own = [{ id, name: 'Da incassare', filters: { payment: 'due' }, orders: 4 }];
    fake.listen(
      answer(staffOrderEndpoints.removeView, () => {
        fake.own = [];
        return { success: true as const };
      }),
    );
    const { user } = await openOrders(fake, '/admin/orders?pagamento=due');
    await user.click(await screen.findByRole('button', { name: 'Togli la vista “Da incassare”' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Togli la vista' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Da incassare/ })).toBeNull());
  });

  it('are missed quietly where nobody counts them, and the list stands', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    new FakeOrders([sampleSummary()]).listen(
      answer(staffOrderEndpoints.views, () => refusal(503, 'unavailable')),
    );
    await openOrders();
    expect(await screen.findByText('I conteggi delle viste non sono arrivati.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Da spedire oggi' })).toBeVisible();
    expect(line('ZN-7K3M-9QXD')).toBeVisible();
  });
});

describe('a list of hundreds of orders', () => {
  it('comes in pages of a hundred', async () => {
    const fake = new FakeOrders(manySummaries(130));
    fake.listen();
    const { user } = await openOrders(fake);
    expect(screen.getByText('130 ordini, 100 mostrati', { selector: 'p' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mostra altri ordini' }));
    expect(await screen.findByText('130 ordini', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mostra altri ordini' })).toBeNull();
  });
});
