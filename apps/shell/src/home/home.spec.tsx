import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { catalogueEndpoints } from '@zaino/contracts/catalogue';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { beginSession, closeSession } from '@zaino/web/session';
import { act } from 'react';
import { makeSession } from '../testing/account-factories';
import { homeRoute } from './home-route';

const serveCategories = (...categories: string[]) =>
  fakeNetwork(answer(catalogueEndpoints.categories, () => ({ categories })));

async function open() {
  const router = createMemoryRouter([
    { path: '/', children: [homeRoute()] },
    { path: '*', element: <p>altrove</p> },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return router;
}

beforeEach(() => void serveCategories('penne', 'zaini'));
afterEach(() => jest.restoreAllMocks());

describe('Home', () => {
  it.each([
    /prezzi ufficiali del ministero/,
    /tutti i libri adottati/,
    /90\s€ e la spedizione è gratuita/,
    /pagamento sicuro con carta/,
    /50\.000\+ scuole/,
    /20 regioni/,
    /2025-2026/,
    /2-3 giorni lavorativi/,
  ])('claims %s', async (claim) => {
    await open();
    const benefits = screen.getByRole('list', { name: 'Perché comprare qui' });
    expect(benefits.textContent).toMatch(claim);
  });

  it('has the one search, as a plain form too', async () => {
    const router = await open();
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/cerca');
    expect(form).toHaveAttribute('method', 'get');
    await userEvent.type(
      within(form).getByLabelText('Scuola, classe, libro o prodotto'),
      'liceo galilei{Enter}',
    );
    expect(router.state.location).toMatchObject({
      pathname: '/cerca',
      search: '?q=liceo+galilei',
    });
  });

  it('leads who has the school’s list in hand to where it is read', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Hai la lista della scuola?' })).toHaveAttribute(
      'href',
      '/lista-libri',
    );
  });

  it.each([
    ['a family', makeSession(), '/dashboard'],
    ['a bookshop', makeSession({ role: 'bookshop', tenantId: 't-1' }), undefined],
    ['a guest', null, undefined],
  ])('leads %s that is signed in to its children, and nobody else', async (_, session, to) => {
    act(() => beginSession(session));
    await open();
    const link = screen.queryByRole('link', { name: 'I miei figli' });
    expect(link?.getAttribute('href')).toBe(to);
    act(() => closeSession());
  });

  it('explains itself in three steps and calls to the search', async () => {
    await open();
    const steps = screen.getByRole('region', { name: 'Come funziona' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Cerca la tua scuola' })).toHaveAttribute(
      'href',
      '/search',
    );
  });

  it('has the catalogue’s own categories on its shelf, each with the way to it', async () => {
    serveCategories('penne e matite', 'zaini');
    await open();
    const shelf = within(screen.getByRole('region', { name: 'Prodotti per la scuola' }));
    expect(
      shelf.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Vedi tutti i prodotti', '/products'],
      ['Penne e matite', '/products?categoria=penne+e+matite'],
      ['Zaini', '/products?categoria=zaini'],
    ]);
  });

  it.each([
    ['there are none', () => serveCategories()],
    ['the catalogue is down', () => fakeNetwork()],
  ])('is complete without a shelf where %s', async (_why, serve) => {
    serve();
    await open();
    const shelf = within(screen.getByRole('region', { name: 'Prodotti per la scuola' }));
    expect(shelf.getAllByRole('link')).toHaveLength(1);
    expect(shelf.queryByRole('list')).toBeNull();
  });

  it('shows as many categories as a shelf holds', async () => {
    serveCategories(...Array.from({ length: 40 }, (_, number) => `categoria ${number}`));
    await open();
    const shelf = within(screen.getByRole('region', { name: 'Prodotti per la scuola' }));
    expect(shelf.getAllByRole('listitem')).toHaveLength(16);
  });

  it('adds up what is ticked in the sample list', async () => {
    await open();
    const sample = within(screen.getByRole('region', { name: /esempio/ }));
    expect(sample.getByRole('status')).toHaveTextContent('4 libri spuntati71,50 €');
    await userEvent.click(sample.getByRole('checkbox', { name: 'Sotto la lente 2' }));
    expect(sample.getByRole('status')).toHaveTextContent('5 libri spuntati85,45 €');
  });
});
