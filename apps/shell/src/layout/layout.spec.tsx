import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { installFakeDialog, pressEscape } from '@zaino/ui/fake-dialog';
import { addLines, clear } from '@zaino/web/cart';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { beginSession, openSession } from '@zaino/web/session';
import { act } from 'react';
import { makeSession } from '../testing/account-factories';
import { makeShopFront } from '../testing/shop-front';
import { Layout } from './layout';

beforeAll(() => {
  installFakeDialog();
  window.scrollTo = () => undefined;
});

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('analytics-consent', 'false');
  beginSession(null);
});

const ada = makeSession();

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        Component: Layout,
        children: [{ path: '*', element: <h1>Pagina</h1>, handle: { title: 'Pagina' } }],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

function openFront(shopFront = makeShopFront()) {
  const router = createMemoryRouter(
    [{ element: <Layout shopFront={shopFront} />, children: [{ path: '*', element: <h1>P</h1> }] }],
    { initialEntries: ['/search'] },
  );
  render(<RouterProvider router={router} />);
}

const header = () => within(screen.getByRole('banner'));

describe('Layout', () => {
  it('has one header, main part and footer, and a way past the header', () => {
    open('/');
    expect(header().getByRole('link', { name: 'Zaino, home' })).toHaveAttribute('href', '/');
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vai al contenuto' })).toHaveAttribute(
      'href',
      `#${screen.getByRole('main').id}`,
    );
  });

  it('leads to the parts of the shop and marks the one it is in', () => {
    open('/scuola/CRMM8ZZ01L');
    const search = header().getByRole('link', { name: 'Cerca Libri' });
    expect(search).toHaveAttribute('href', '/search');
    expect(search).toHaveAttribute('aria-current', 'page');
    const products = header().getByRole('link', { name: 'Prodotti per la Scuola' });
    expect(products).toHaveAttribute('href', '/products');
    expect(products).not.toHaveAttribute('aria-current', 'page');
  });

  it('counts the pieces in the cart', () => {
    open('/');
    expect(header().getByRole('link', { name: 'Carrello' })).toHaveAttribute('href', '/cart');
    const product = {
      type: 'product',
      nome: 'Squadra',
      prezzo: 3.9,
      categoria: 'Disegno',
    } as const;
    act(() => void addLines([{ ...product, id: '1', immagini: [], quantity: 2 }]));
    expect(header().getByRole('link', { name: /Carrello\s*2 articoli/ })).toBeVisible();
    act(() => void clear());
    expect(header().getByRole('link', { name: 'Carrello' })).toBeVisible();
  });

  it('offers guests to sign in and to register', () => {
    open('/');
    expect(header().getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/auth/login');
    expect(header().getByRole('link', { name: 'Registrati' })).toHaveAttribute(
      'href',
      '/auth/register',
    );
  });

  it('has contacts, useful and legal links and the reserved area at its foot', () => {
    open('/');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: /^assistenza@/ })).toBeVisible();
    expect(footer.getByRole('link', { name: 'Area Riservata' })).toHaveAttribute(
      'href',
      '/admin/login',
    );
    const paths = ['/privacy-policy', '/terms-of-service', '/cookie-policy', '/faq'];
    for (const path of [...paths, '/librerie', '/for-libraries'])
      expect(footer.getAllByRole('link').some((link) => link.getAttribute('href') === path)).toBe(
        true,
      );
    expect(footer.getByText(/Ministero dell’Istruzione e del Merito/)).toBeVisible();
    expect(footer.getByText('Anno scolastico 2025-2026')).toBeVisible();
  });
});

describe('the mobile menu', () => {
  const menu = () => screen.getByRole('dialog', { name: 'Menu' });

  it('opens with Home and the header’s links, and closes by Esc', async () => {
    open('/');
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const texts = within(menu())
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(texts).toEqual([
      'Home',
      'Cerca Libri',
      'Prodotti per la Scuola',
      'Accedi',
      'Registrati',
    ]);
    act(() => pressEscape(menu()));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when it has led somewhere', async () => {
    const router = open('/');
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(within(menu()).getByRole('link', { name: 'Cerca Libri' }));
    expect(router.state.location.pathname).toBe('/search');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the sign-in’s links', () => {
  it.each([
    ['/cart?a=1', '/auth/login?da=%2Fcart%3Fa%3D1', '/auth/register?da=%2Fcart%3Fa%3D1'],
    ['/auth/login?da=%2Fcart', '/auth/login?da=%2Fcart', '/auth/register?da=%2Fcart'],
    ['/auth/reset', '/auth/login', '/auth/register'],
  ])('lead back to %s', (path, signIn, register) => {
    open(path);
    expect(header().getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', signIn);
    expect(header().getByRole('link', { name: 'Registrati' })).toHaveAttribute('href', register);
  });
});

describe('the header of somebody signed in', () => {
  const logout = jest.fn<Promise<Response>, [unknown, RequestInit]>();

  beforeEach(() => {
    logout.mockReset().mockImplementation(() => Promise.resolve(Response.json({ success: true })));
    jest.spyOn(globalThis, 'fetch').mockImplementation(logout as typeof fetch);
    openSession(ada);
  });
  afterEach(() => jest.restoreAllMocks());

  it('shows who it is, orders and profile', () => {
    open('/');
    const own = header().getByRole('link', { name: ada.user.email });
    expect(own).toHaveAttribute('title', ada.user.email);
    expect(own).toHaveAttribute('href', '/dashboard');
    expect(header().getByRole('link', { name: 'I miei ordini' })).toHaveAttribute(
      'href',
      '/orders',
    );
    expect(header().getByRole('link', { name: 'Profilo' })).toHaveAttribute('href', '/profile');
    expect(header().queryByRole('link', { name: 'Accedi' })).toBeNull();
  });

  it('signs out by a call, and stays where one is', async () => {
    const router = open('/cart');
    await userEvent.click(header().getByRole('button', { name: 'Logout' }));
    expect(await header().findByRole('link', { name: 'Accedi' })).toBeVisible();
    expect(logout).toHaveBeenCalledTimes(1);
    const [address, init] = logout.mock.calls[0] ?? [];
    expect(address).toBe('/api/auth/logout');
    expect(init).toMatchObject({ method: 'POST', headers: { 'x-csrf-token': ada.csrfToken } });
    expect(router.state.location.pathname).toBe('/cart');
  });

  it('counts a session that is over as signed out', async () => {
    logout.mockResolvedValue(Response.json({ code: 'unauthenticated' }, { status: 401 }));
    open('/cart');
    await userEvent.click(header().getByRole('button', { name: 'Logout' }));
    expect(await header().findByRole('link', { name: 'Accedi' })).toBeVisible();
  });

  it('says where signing out failed, and tries again', async () => {
    logout.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open('/');
    await userEvent.click(header().getByRole('button', { name: 'Logout' }));
    expect(await header().findByRole('alert')).toHaveTextContent('Uscita non riuscita, riprova.');
    expect(header().getByText(ada.user.email)).toBeVisible();
    await userEvent.click(header().getByRole('button', { name: 'Logout' }));
    expect(await header().findByRole('link', { name: 'Accedi' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('signs out from the menu too, which closes then', async () => {
    open('/');
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(menu.getByText(ada.user.email)).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: 'Logout' }));
    expect(await header().findByRole('link', { name: 'Accedi' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });
});

describe('the header before anybody knows who is signed in', () => {
  it('says nothing of an account', () => {
    // As where the page was served by itself: the answer is on its way.
    jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    beginSession(undefined);
    open('/');
    expect(
      within(screen.getByRole('navigation', { name: 'Account' })).queryAllByRole('link'),
    ).toEqual([]);
    jest.restoreAllMocks();
  });

  it('offers to sign in where nobody can say', () => {
    beginSession('unknown');
    open('/');
    expect(header().getByRole('link', { name: 'Accedi' })).toBeVisible();
  });
});

describe('Layout at a bookshop’s own address', () => {
  it('says whose it is, and leads to the main site', () => {
    openFront();
    expect(header().getByRole('link', { name: 'Libreria La Pagina' })).toHaveAttribute('href', '/');
    expect(header().getByRole('link', { name: 'Vai a Zaino' })).toHaveAttribute(
      'href',
      'https://shop.example',
    );
  });

  it('says at its foot who the bookshop is and how it is reached, beside who sells', () => {
    openFront();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(/Questa è la vetrina di/)).toHaveTextContent(
      'Questa è la vetrina di Libreria La Pagina, Corso Campi 4, 26100 Cremona (Cremona). Partita IVA 00000120196.',
    );
    expect(footer.getByRole('link', { name: '0372 123 456' })).toHaveAttribute(
      'href',
      'tel:+390372123456',
    );
    expect(footer.getByText(/^Vende/)).toBeVisible();
  });

  it('asks the main site who is signed in before it shows its own form', () => {
    openFront();
    expect(header().getByRole('link', { name: 'Accedi' })).toHaveAttribute(
      'href',
      '/api/auth/handover?da=%2Fsearch',
    );
  });

  it('leaves out what the bookshop has not told', () => {
    openFront(makeShopFront({ phone: '', vatNumber: '' }));
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.queryByText(/Telefono della libreria/)).toBeNull();
    expect(footer.getByText(/Questa è la vetrina di/)).not.toHaveTextContent('Partita IVA');
  });
});
