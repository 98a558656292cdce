import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '@zaino/contracts/shared';
import { makeFakeSession } from '@zaino/web/fake-session';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { matchRoutes, Outlet, type RouteObject, RouterProvider } from '@zaino/web/router';
import { beginSession, closeSession, SESSION_ROUTE } from '@zaino/web/session';
import { act } from 'react';
import { routes } from '../routes';

const anna = makeFakeSession('anna');

/** This remote's pages below the route that says who they are for. */
export function pagesFor(session: Session | null): RouteObject[] {
  return [
    {
      id: SESSION_ROUTE,
      loader: () => session,
      shouldRevalidate: () => false,
      HydrateFallback: () => null,
      element: <Outlet />,
      children: [...routes, { path: '*', element: <h1>Altra pagina</h1> }],
    },
  ];
}

/** Shows a page to Anna unless told; gives where one is afterwards. */
export async function openOrders(address: string, session: Session | null = anna) {
  act(() => beginSession(session));
  const pages = pagesFor(session);
  const { pathname } = new URL(address, 'http://shop');
  for (const { route } of matchRoutes(pages, pathname) ?? []) {
    await (route.handle as Partial<RouteHandle> | undefined)?.preload?.();
  }
  const router = createMemoryRouter(pages, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return { at: () => router.state.location.pathname + router.state.location.search };
}

export function forgetSession(): void {
  act(() => closeSession());
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** A part of the page by its heading. */
export const part = (name: string) => within(screen.getByRole('region', { name }));

/** The row of an article. */
export function row(title: string) {
  const heading = screen.getByRole('heading', { level: 3, name: title });
  return within(heading.closest('li') ?? document.createElement('li'));
}
