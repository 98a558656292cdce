import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { NotFound } from './not-found';

function open() {
  const router = createMemoryRouter([
    { path: '/cerca', element: <p>Ricerca</p> },
    { path: '*', Component: NotFound },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

describe('NotFound', () => {
  it('says so in Italian, with the specified words as a small line', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible();
    expect(screen.getByText('Unexpected Application Error!')).toHaveAttribute('lang', 'en');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/search',
      '/products',
      '/',
    ]);
  });

  it('has the one search', async () => {
    const router = open();
    const form = within(screen.getByRole('search'));
    await userEvent.type(
      form.getByLabelText('Scuola, classe, libro o prodotto'),
      'valsecchi{Enter}',
    );
    expect(router.state.location).toMatchObject({ pathname: '/cerca', search: '?q=valsecchi' });
  });
});
