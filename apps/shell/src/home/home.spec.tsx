import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { Home } from './home';

function open() {
  const router = createMemoryRouter([
    { path: '/', Component: Home },
    { path: '*', element: <p>altrove</p> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

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
  ])('claims %s', (claim) => {
    open();
    const benefits = screen.getByRole('list', { name: 'Perché comprare qui' });
    expect(benefits.textContent).toMatch(claim);
  });

  it('searches a school by name, as a plain form too', async () => {
    const router = open();
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
    await userEvent.type(within(form).getByLabelText('Nome della scuola'), 'liceo galilei{Enter}');
    expect(router.state.location).toMatchObject({
      pathname: '/search',
      search: '?nome=liceo+galilei',
    });
  });

  it('explains itself in three steps and calls to the search', () => {
    open();
    const steps = screen.getByRole('region', { name: 'Come funziona' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Cerca la tua scuola' })).toHaveAttribute(
      'href',
      '/search',
    );
  });

  it('leads from the shelf into the catalogue', () => {
    open();
    expect(screen.getByRole('link', { name: 'Penne e matite' })).toHaveAttribute(
      'href',
      '/products?categoria=penne+e+matite',
    );
  });

  it('adds up what is ticked in the sample list', async () => {
    open();
    const sample = within(screen.getByRole('region', { name: /esempio/ }));
    expect(sample.getByRole('status')).toHaveTextContent('4 libri spuntati71,50 €');
    await userEvent.click(sample.getByRole('checkbox', { name: 'Sotto la lente 2' }));
    expect(sample.getByRole('status')).toHaveTextContent('5 libri spuntati85,45 €');
  });
});
