import { render, screen } from '@testing-library/react';
import { makeFakeSession } from '@zaino/web/fake-session';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { matchRoutes, Outlet, type RouteObject, RouterProvider } from '@zaino/web/router';
import { beginSession, SESSION_ROUTE } from '@zaino/web/session';
import { act } from 'react';
import { routes } from '../../routes';

/** Shows a page of the desk to somebody who is signed in. */
export async function openDesk(address: string) {
  const session = makeFakeSession('marta');
  act(() => beginSession(session));
  const pages: RouteObject[] = [
    {
      id: SESSION_ROUTE,
      loader: () => session,
      shouldRevalidate: () => false,
      HydrateFallback: () => null,
      element: <Outlet />,
      children: routes,
    },
  ];
  for (const { route } of matchRoutes(pages, new URL(address, 'http://shop').pathname) ?? []) {
    await (route.handle as Partial<RouteHandle> | undefined)?.preload?.();
  }
  const router = createMemoryRouter(pages, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
}
