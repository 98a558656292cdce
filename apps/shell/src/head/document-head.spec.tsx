import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptAll } from '@zaino/web/consent';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { Link, Outlet, RouterProvider } from '@zaino/web/router';
import { DocumentHead } from './document-head';

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <DocumentHead />
            <Link to="/named">apri</Link>
            <Outlet />
          </>
        ),
        children: [
          {
            path: '/fixed',
            element: <p />,
            handle: { title: 'Carrello', meta: { noindex: true, description: 'I tuoi libri.' } },
          },
          {
            path: '/named',
            element: <p>aperta</p>,
            loader: () => ({ nome: 'Liceo Galilei' }),
            handle: {
              title: (data: { nome: string }) => data.nome,
              meta: { canonical: '/scuola/GALILEI' },
            },
          },
          { path: '/none', element: <p /> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
}

const headHas = (selector: string) => document.head.querySelector(selector);

describe('DocumentHead', () => {
  beforeEach(() => {
    document.head.innerHTML =
      '<meta name="description" content=""><link rel="canonical" href="https://zaino.example/x">';
  });

  it.each([
    ['/fixed', 'Carrello | Zaino'],
    ['/named', 'Liceo Galilei | Zaino'],
    ['/none', 'Zaino'],
  ])('names %s %s', async (path, title) => {
    open(path);
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('writes what the next page says of itself, with the shop’s own origin', async () => {
    open('/fixed');
    await waitFor(() => expect(headHas('meta[name="robots"][content="noindex"]')).not.toBeNull());
    expect(headHas('meta[name="description"]')).toHaveAttribute('content', 'I tuoi libri.');

    await userEvent.click(screen.getByRole('link', { name: 'apri' }));
    await screen.findByText('aperta');
    expect(headHas('meta[name="robots"]')).toBeNull();
    expect(headHas('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://zaino.example/scuola/GALILEI',
    );
  });

  it('tells analytics of a page only after consent', async () => {
    const told = jest.fn(() => true);
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: told });
    open('/fixed');
    await screen.findByRole('paragraph');
    expect(told).not.toHaveBeenCalled();
    acceptAll();
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  });
});
