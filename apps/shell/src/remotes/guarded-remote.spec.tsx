import { act, render, screen } from '@testing-library/react';
import type { ReleaseSet, RemotePart, RemoteRelease } from '@zaino/contracts/shared';
import { lazyRoute } from '@zaino/web/lazy-route';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { Outlet, type RouteObject, RouterProvider } from '@zaino/web/router';
import { serveDocuments } from '../testing/fake-server-page';
import { createPrefetch } from '../prefetch/prefetch-page';
import { RemoteFailure } from './remote-failure';
import { createRouteDiscovery, LAYOUT_ROUTE, mountRoutes } from './compose-routes';

const admin: RemoteRelease = {
  name: 'admin',
  mounts: ['/admin'],
  version: '1',
  base: '/releases/admin/1/',
  entry: 'entry.js',
  integrity: {},
  guarded: true,
};
const releases: ReleaseSet = {
  shell: { version: '1', base: '/releases/shell/1/', integrity: {} },
  remotes: [admin],
};

const page = (path: string, title: string): RouteObject => ({ path, element: <h1>{title}</h1> });
const signIn = jest.fn(() => Promise.resolve(() => <h1>Accesso</h1>));
const openRoutes = (): RouteObject[] => [
  lazyRoute({ path: '/admin/login', chunk: 'login', load: signIn, handle: { title: 'Accesso' } }),
  page('/admin/*', 'Cancello'),
];
const guardedRoutes = [
  page('/admin', 'Cruscotto'),
  page('/admin/products', 'Prodotti'),
  page('/admin/:section/*', 'Nessuna pagina'),
];

/** A shop with a guarded remote; `answers` say, in turn, whether somebody may enter. */
function open(...answers: boolean[]) {
  const routes = openRoutes();
  const mayEnter = jest.fn(() => Promise.resolve(answers.shift() ?? false));
  const asked: string[] = [];
  const failing = new Set<RemotePart>();
  const load = (_remote: RemoteRelease, part: RemotePart = 'login') => {
    asked.push(part);
    if (failing.has(part)) return Promise.reject(new Error('no network'));
    return Promise.resolve(part === 'login' ? { routes, mayEnter } : { routes: guardedRoutes });
  };
  const discover = createRouteDiscovery(releases, load);
  const router = createMemoryRouter(
    [
      {
        id: LAYOUT_ROUTE,
        element: <Outlet />,
        children: [
          {
            errorElement: <RemoteFailure />,
            children: [
              { index: true, element: <h1>Inizio</h1> },
              ...mountRoutes(releases),
              page('*', 'Non trovata'),
            ],
          },
        ],
      },
    ],
    { patchRoutesOnNavigation: discover },
  );
  render(<RouterProvider router={router} />);
  return {
    mayEnter,
    failing,
    parts: () => new Set(asked),
    visit: (path: string) => act(() => router.navigate(path)),
    prefetch: (path: string) =>
      act(() => createPrefetch(router, discover)(new URL(path, location.origin))),
  };
}

const expectPage = (name: string) => expect(screen.getByRole('heading', { name })).toBeVisible();

describe('a guarded remote', () => {
  beforeEach(() => {
    signIn.mockClear();
    serveDocuments('away');
  });
  afterEach(() => jest.restoreAllMocks());

  it('gives its open part alone to who may not enter', async () => {
    const { visit, parts } = open(false, false);
    await visit('/admin/products');
    expectPage('Cancello');
    await visit('/admin/login');
    expectPage('Accesso');
    expect(parts()).toEqual(new Set(['login']));
  });

  it.each([
    ['/admin', 'Cruscotto'],
    ['/admin/products', 'Prodotti'],
    ['/admin/elsewhere/7', 'Nessuna pagina'],
  ])('gives %s to who may enter', async (path, title) => {
    const { visit, parts } = open(true);
    await visit(path);
    expectPage(title);
    expect(parts()).toEqual(new Set(['login', 'routes']));
  });

  it('is asked whether one may enter until one may, and then no more', async () => {
    const { visit, mayEnter } = open(false, true);
    await visit('/admin/products');
    expectPage('Cancello');
    await visit('/admin');
    expectPage('Cruscotto');
    await visit('/');
    await visit('/admin/products');
    expectPage('Prodotti');
    expect(mayEnter).toHaveBeenCalledTimes(2);
  });

  it('is not entered by who only looks ahead', async () => {
    const { prefetch, parts, mayEnter } = open(true);
    await prefetch('/admin/products');
    expect(signIn).not.toHaveBeenCalled();
    await prefetch('/admin/login');
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(parts()).toEqual(new Set(['login']));
    expect(mayEnter).not.toHaveBeenCalled();
    expectPage('Inizio');
  });

  it('keeps what stands around when a part does not come, and is asked again', async () => {
    const { visit, failing } = open(true, true);
    failing.add('login');
    await visit('/admin');
    expectPage('Questa pagina non si è caricata');
    failing.clear();
    failing.add('routes');
    await visit('/admin/products');
    expectPage('Questa pagina non si è caricata');
    failing.clear();
    await act(async () => {
      screen.getByRole('button', { name: 'Riprova' }).click();
      await Promise.resolve();
    });
    await screen.findByRole('heading', { name: 'Prodotti' });
  });
});
