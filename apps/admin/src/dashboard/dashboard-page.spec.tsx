import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminCatalogueEndpoints } from '@zaino/contracts/catalogue';
import { adminEndpoints } from '@zaino/contracts/identity';
import { adminOrderEndpoints } from '@zaino/contracts/orders';
import { fakeService, type FakeHandlers, serviceDown } from '@zaino/web/fake-service';
import { getAdminToken, onSessionEnd, setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';

const endpoints = {
  ...adminEndpoints,
  ...adminCatalogueEndpoints,
  countOrders: adminOrderEndpoints.count,
};

/** The dashboard of a shop that has 12,345 active products 56 accounts and 78 orders unless told. */
async function openDashboard(handlers: FakeHandlers<typeof endpoints> = {}) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    counts: () => ({ totali: 13_000, attivi: 12_345, nonDisponibili: 7 }),
    countUsers: () => ({ users: 56 }),
    countOrders: () => ({ orders: 78 }),
    ...handlers,
  });
  const area = openAdminArea('/admin');
  await screen.findByRole('heading', { name: 'Area Riservata' });
  return { ...area, asked };
}

const overview = () => screen.getByRole('region', { name: 'Panoramica rapida' });
const figureOf = (title: string) => within(overview()).getByText(title).parentElement;

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the dashboard', () => {
  it('welcomes the admin, with the six tiles', async () => {
    await openDashboard();
    expect(screen.getByText('direzione').parentElement).toHaveTextContent(
      'Ti diamo il benvenuto, direzione',
    );
    const tiles = within(screen.getByRole('navigation', { name: 'Area Riservata' }));
    expect(tiles.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/products',
      '/admin/blog',
      '/admin/users',
      '/admin/stats',
      '/admin/books',
      '/admin/orders',
    ]);
  });

  it('shows an admin of some areas what is of them, and asks for nothing else', async () => {
    const admin = { ...ADMIN, areas: ['orders' as const, 'blog' as const] };
    const { asked } = await openDashboard({
      verify: () => ({ success: true as const, user: admin }),
    });
    const tiles = within(screen.getByRole('navigation', { name: 'Area Riservata' }));
    expect(tiles.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/blog',
      '/admin/orders',
    ]);
    await waitFor(() => expect(figureOf('Ordini totali')).toHaveTextContent('78'));
    expect(within(overview()).queryByText('Utenti registrati')).toBeNull();
    expect(within(overview()).queryByText('Prodotti attivi')).toBeNull();
    expect(screen.queryByRole('link', { name: /Librerie/ })).toBeNull();
    const paths = asked.mock.calls.map(([path]) => (path as string).replace(/\?.*/, ''));
    expect(paths.toSorted()).toEqual([
      '/api/admin/orders/count',
      '/api/admin/orders/views',
      '/api/admin/reviews',
      '/api/admin/stats/orders-to-do',
      '/api/admin/verify',
      '/api/blog/comments',
    ]);
  });

  it('leads who may do everything to the log of what admins did', async () => {
    await openDashboard();
    const link = screen.getByRole('link', { name: 'Registro delle operazioni' });
    expect(link).toHaveAttribute('href', '/admin/audit');
  });

  it('leads who may do everything to what is released', async () => {
    await openDashboard();
    const link = screen.getByRole('link', { name: /^Versioni pubblicate/ });
    expect(link).toHaveAttribute('href', '/admin/releases');
  });

  it('tells an admin without areas whom to ask', async () => {
    const admin = { ...ADMIN, areas: [] };
    await openDashboard({ verify: () => ({ success: true as const, user: admin }) });
    expect(screen.getByText(/non è ancora abilitato a nessuna parte/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Panoramica rapida' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Cambia password' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Conformità/ })).toBeNull();
  });

  it('leads who follows the money to compliance', async () => {
    const admin = { ...ADMIN, areas: ['money' as const] };
    await openDashboard({ verify: () => ({ success: true as const, user: admin }) });
    expect(screen.getByRole('link', { name: /^Conformità/ })).toHaveAttribute(
      'href',
      '/admin/compliance',
    );
  });

  it('counts what there is', async () => {
    await openDashboard();
    await waitFor(() => expect(figureOf('Prodotti attivi')).toHaveTextContent('12.345'));
    await waitFor(() => expect(figureOf('Utenti registrati')).toHaveTextContent('56'));
    await waitFor(() => expect(figureOf('Ordini totali')).toHaveTextContent('78'));
  });

  it('asks again for the one figure that did not come', async () => {
    let isDown = true;
    const { asked } = await openDashboard({
      countUsers: () => (isDown ? serviceDown() : { users: 56 }),
    });
    expect(await within(overview()).findByRole('alert')).toHaveTextContent(
      'Servizio momentaneamente non disponibile',
    );
    await waitFor(() => expect(figureOf('Prodotti attivi')).toHaveTextContent('12.345'));
    await waitFor(() => expect(figureOf('Ordini totali')).toHaveTextContent('78'));
    const before = asked.mock.calls.length;
    isDown = false;
    await userEvent.click(
      screen.getByRole('button', { name: 'Riprova a contare: Utenti registrati' }),
    );
    await waitFor(() => expect(figureOf('Utenti registrati')).toHaveTextContent('56'));
    expect(asked).toHaveBeenCalledTimes(before + 1);
  });

  it('tells the shell once that the session has ended', async () => {
    const ends: string[] = [];
    const stop = onSessionEnd((end) => ends.push(end));
    history.replaceState(null, '', '/admin');
    const over = () => Response.json({ code: 'unauthenticated' }, { status: 401 });
    await openDashboard({ counts: over, countUsers: over, countOrders: over });
    await waitFor(() => expect(getAdminToken()).toBeNull());
    expect(ends).toEqual(['admin-lost']);
    history.replaceState(null, '', '/');
    stop();
  });

  it.each([
    ['is revoked', () => ({ success: true as const })],
    ['cannot be revoked', serviceDown],
  ])('signs out, and removes the token that %s', async (_what, logout) => {
    const { address, asked } = await openDashboard({ logout });
    const bearer = `Bearer ${getAdminToken()}`;
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/admin/login'));
    expect(getAdminToken()).toBeNull();
    const call = asked.mock.calls.find(([path]) => path === '/api/admin/logout');
    expect(call?.[1]?.headers).toMatchObject({ authorization: bearer });
  });

  it('is left by who signs out in another tab', async () => {
    const { address } = await openDashboard();
    setAdminToken(null);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })));
    await waitFor(() => expect(address()).toBe('/admin/login'));
  });
});

describe('an address of the admin area without a page', () => {
  it.each([
    ['/admin/blog/7', /l’indirizzo contiene un errore/],
    ['/admin/qualcosa', /l’indirizzo contiene un errore/],
  ])('%s says so, with a way back', async (path, words) => {
    setAdminToken(newToken());
    fakeService(endpoints, {});
    openAdminArea(path);
    expect(await screen.findByRole('heading', { name: 'Pagina non trovata' })).toBeVisible();
    expect(screen.getByText('Unexpected Application Error!')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/admin');
  });
});
