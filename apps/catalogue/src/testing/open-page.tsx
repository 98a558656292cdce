import { render } from '@testing-library/react';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { routes } from '../routes';

/** Renders this remote's page at an address; gives the router, whose state holds the address. */
export function openPage(address: string) {
  const router = createMemoryRouter(
    [
      ...routes,
      { path: '/', element: <h1>Prima</h1> },
      { path: '/search', element: null },
      { path: '/auth/login', element: <h1>Accedi</h1> },
    ],
    { initialEntries: ['/', address], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return {
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
