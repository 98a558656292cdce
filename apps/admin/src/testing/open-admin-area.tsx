import { render } from '@testing-library/react';
import type { AdminUser } from '@zaino/contracts/identity';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { Outlet, RouterProvider } from '@zaino/web/router';
import { SESSION_ROUTE } from '@zaino/web/session';
import { routes as openRoutes } from '../login';
import { routes } from '../routes';

export const ADMIN: AdminUser = {
  id: 'a-1',
  username: 'direzione',
  role: 'admin',
  areas: ['all'],
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** A token that no test before has used: what was found out of it is remembered in the page. */
export const newToken = () => `token-${crypto.randomUUID()}`;

/** Opens a page of the admin area within a layout; `shop` is told by it at an origin of its own. */
export function openAdminArea(path: string, { isLetIn = true, shop = '' } = {}) {
  const router = createMemoryRouter(
    [
      {
        id: SESSION_ROUTE,
        element: (
          <main>
            <Outlet />
          </main>
        ),
        handle: shop === '' ? undefined : { shop },
        hydrateFallbackElement: <p />,
        children: [
          { index: true, element: <h1>Inizio</h1> },
          ...openRoutes,
          ...(isLetIn ? routes : []),
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return {
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
