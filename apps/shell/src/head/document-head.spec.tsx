import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { Outlet, RouterProvider } from '@zaino/web/router';
import { DocumentHead } from './document-head';

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <DocumentHead />
            <Outlet />
          </>
        ),
        children: [
          { path: '/fixed', element: <p />, handle: { title: 'Carrello' } },
          {
            path: '/named',
            element: <p />,
            loader: () => ({ nome: 'Liceo Galilei' }),
            handle: { title: (data: { nome: string }) => data.nome },
          },
          { path: '/none', element: <p /> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
}

describe('DocumentHead', () => {
  it.each([
    ['/fixed', 'Carrello | Zaino'],
    ['/named', 'Liceo Galilei | Zaino'],
    ['/none', 'Zaino'],
  ])('names %s %s', async (path, title) => {
    open(path);
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('tells analytics of a page only after consent', async () => {
    const heard = jest.fn();
    window.addEventListener('zaino:page-view', heard);
    open('/fixed');
    await screen.findByRole('paragraph');
    expect(heard).not.toHaveBeenCalled();
  });
});
