import { render, screen } from '@testing-library/react';
import type { Session } from '@zaino/contracts/shared';
import { makeFakeSession } from '@zaino/web/fake-session';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { matchRoutes, Outlet, type RouteObject, RouterProvider } from '@zaino/web/router';
import { beginSession, SESSION_ROUTE } from '@zaino/web/session';
import { act } from 'react';
import { routes } from '../../routes';

/** Somebody who is signed in. */
export const marta = makeFakeSession('marta');

/** This remote's pages below the route that says who they are for. */
export function pagesFor(session: Session): RouteObject[] {
  return [
    {
      id: SESSION_ROUTE,
      loader: () => session,
      shouldRevalidate: () => false,
      HydrateFallback: () => null,
      element: <Outlet />,
      children: routes,
    },
  ];
}

/** Shows a page of the desk to Marta. */
export async function openDesk(address: string): Promise<void> {
  act(() => beginSession(marta));
  const pages = pagesFor(marta);
  for (const { route } of matchRoutes(pages, new URL(address, 'http://shop').pathname) ?? []) {
    await (route.handle as Partial<RouteHandle> | undefined)?.preload?.();
  }
  const router = createMemoryRouter(pages, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
}
