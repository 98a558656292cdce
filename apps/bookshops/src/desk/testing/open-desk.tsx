import { render, screen } from '@testing-library/react';
import type { Session } from '@zaino/contracts/shared';
import { makeFakeSession } from '@zaino/web/fake-session';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { matchRoutes, Outlet, type RouteObject, RouterProvider } from '@zaino/web/router';
import { beginSession, SESSION_ROUTE } from '@zaino/web/session';
import { act } from 'react';
import { routes } from '../../routes';

const person = makeFakeSession('marta');

/** A signed-in owner of a bookshop. */
export const marta: Session = {
  ...person,
  user: { ...person.user, role: 'bookshop', tenantId: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a900' },
};

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

/** Shows a page of the desk, to Marta unless told. */
export async function openDesk(address: string, session = marta): Promise<void> {
  act(() => beginSession(session));
  const pages = pagesFor(session);
  for (const { route } of matchRoutes(pages, new URL(address, 'http://shop').pathname) ?? []) {
    await (route.handle as Partial<RouteHandle> | undefined)?.preload?.();
  }
  const router = createMemoryRouter(pages, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
}
