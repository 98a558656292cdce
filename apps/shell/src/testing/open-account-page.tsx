import { render } from '@testing-library/react';
import type { Session } from '@zaino/contracts/shared';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { matchRoutes, Outlet, type RouteObject, RouterProvider } from '@zaino/web/router';
import { beginSession, closeSession, SESSION_ROUTE } from '@zaino/web/session';
import { act } from 'react';
import { accountRoutes } from '../account-routes';

/** The pages of the account below the route that says who they are for. */
export function accountPages(session: Session | null): RouteObject[] {
  return [
    {
      id: SESSION_ROUTE,
      loader: () => session,
      shouldRevalidate: () => false,
      HydrateFallback: () => null,
      element: <Outlet />,
      children: [...accountRoutes, { path: '*', element: <p>Altra pagina</p> }],
    },
  ];
}

/** Shows a page of the account to somebody; gives the router, whose state holds the address. */
export async function openAccountPage(address: string, session: Session | null) {
  act(() => beginSession(session));
  const pages = accountPages(session);
  await loadCode(pages, address);
  const router = createMemoryRouter(pages, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return {
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

/** Compiling it is no part of what a test waits for. */
async function loadCode(pages: RouteObject[], address: string): Promise<void> {
  const { pathname } = new URL(address, 'http://shop');
  for (const { route } of matchRoutes(pages, pathname) ?? []) {
    await (route.handle as Partial<RouteHandle> | undefined)?.preload?.();
  }
}

/** After each test: nobody is signed in. */
export function forgetSession(): void {
  act(() => closeSession());
}
