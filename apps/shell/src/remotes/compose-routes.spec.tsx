import { act, render, screen } from '@testing-library/react';
import { releasesAtFront, type ReleaseSet, type RemoteRelease } from '@zaino/contracts/shared';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { matchRoutes, Outlet, type RouteObject, RouterProvider } from '@zaino/web/router';
import type { RemoteModule } from './remote-loader';
import { createRouteDiscovery, LAYOUT_ROUTE, mountRoutes, remoteRoute } from './compose-routes';

const remote = (name: string): RemoteRelease => ({
  name,
  mounts: [`/${name}`],
  version: '1',
  base: `/releases/${name}/1/`,
  entry: 'entry.js',
  integrity: {},
});
const releases: ReleaseSet = {
  shell: { version: '1', base: '/releases/shell/1/', integrity: {} },
  remotes: [remote('cart'), remote('search')],
};

/** A shop whose remotes' code arrives when `deliver` says so. */
function open() {
  const waiting: { name: string; deliver: (routes: RouteObject[]) => void }[] = [];
  const loadRoutes = jest.fn(
    ({ name }: RemoteRelease) =>
      new Promise<RemoteModule>((deliver) =>
        waiting.push({ name, deliver: (routes) => deliver({ routes }) }),
      ),
  );
  const discover = createRouteDiscovery(releases, loadRoutes);
  const router = createMemoryRouter(
    [
      {
        id: LAYOUT_ROUTE,
        element: <Outlet />,
        children: [{ index: true, element: <h1>Inizio</h1> }, ...mountRoutes(releases)],
      },
    ],
    { patchRoutesOnNavigation: discover },
  );
  render(<RouterProvider router={router} />);
  const deliver = (name: string) =>
    act(async () => {
      const routes = [{ path: `/${name}`, element: <h1>{`Pagina ${name}`}</h1> }];
      for (const one of waiting) if (one.name === name) one.deliver(routes);
      await Promise.resolve();
    });
  /** Begins a visit; what it gives tells when the visit is over. */
  async function visit(path: string) {
    let visited: Promise<void> | undefined;
    await act(async () => {
      visited = router.navigate(path);
      await Promise.resolve();
    });
    return () => act(async () => visited);
  }
  return { discover, router, visit, loadRoutes, deliver };
}

describe('the composition of remotes', () => {
  it('asks for a remote on the first visit, once', async () => {
    const { router, visit, loadRoutes, deliver } = open();
    const visited = await visit('/cart');
    await deliver('cart');
    await visited();
    expect(screen.getByRole('heading', { name: 'Pagina cart' })).toBeVisible();
    await act(() => router.navigate('/'));
    await act(() => router.navigate('/cart'));
    expect(screen.getByRole('heading', { name: 'Pagina cart' })).toBeVisible();
    expect(loadRoutes).toHaveBeenCalledTimes(1);
  });

  it('finds a remote whose first visit was given up before its code came', async () => {
    const { router, visit, deliver } = open();
    const givenUp = await visit('/cart');
    await act(() => router.navigate('/'));
    await deliver('cart');
    await givenUp();
    const visited = await visit('/cart');
    await deliver('cart');
    await visited();
    expect(screen.getByRole('heading', { name: 'Pagina cart' })).toBeVisible();
  });

  it('takes a remote that was composed before its visit', async () => {
    const { router, discover, loadRoutes, deliver } = open();
    const early = discover({ path: '/cart', patch: router.patchRoutes });
    await deliver('cart');
    await act(() => early);
    await act(() => router.navigate('/cart'));
    expect(screen.getByRole('heading', { name: 'Pagina cart' })).toBeVisible();
    expect(loadRoutes).toHaveBeenCalledTimes(1);
  });

  it('says "not found" below a mount where the remote has no page', async () => {
    const { visit, deliver } = open();
    const visited = await visit('/cart/nulla');
    await deliver('cart');
    await visited();
    expect(screen.getByText(/^Questa pagina non c’è/)).toBeVisible();
  });
});

describe('what stands at bookshops’ own addresses alone', () => {
  const routes = [
    { index: true, element: <h1>Vetrina</h1>, handle: { isOfFront: true } },
    { path: '/librerie', element: <h1>Librerie</h1> },
  ];
  const pathsOf = (isFront: boolean) =>
    remoteRoute({ remote: 'bookshops', routes }, isFront).children?.map(({ path = '' }) => path);

  it('has a place there, and none on the main site', () => {
    expect(pathsOf(true)).toEqual(['', '/librerie']);
    expect(pathsOf(false)).toEqual(['/librerie']);
  });

  it('keeps its place before its code', () => {
    const set = releasesAtFront({
      shell: releases.shell,
      remotes: [{ ...remote('bookshops'), frontMounts: ['/'] }],
    });
    const routesBefore = mountRoutes(set);
    expect(routesBefore.map(({ path }) => path)).toEqual(['/bookshops/*', '/']);
    const all = [...routesBefore, remoteRoute({ remote: 'bookshops', routes }, true)];
    expect(matchRoutes(all, '/')?.at(-1)?.route.handle).toEqual({ isOfFront: true });
  });
});
