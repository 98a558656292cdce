import { act, render, screen } from '@testing-library/react';
import type { ReleaseSet } from '@zaino/contracts/shared';
import { lazyRoute } from '@zaino/web/lazy-route';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { type LoaderFunctionArgs, Outlet, RouterProvider, useLoaderData } from '@zaino/web/router';
import { createRouteDiscovery, LAYOUT_ROUTE, mountRoutes } from '../remotes/compose-routes';
import { createPrefetch } from './prefetch-page';

const releases: ReleaseSet = {
  shell: { version: '1', base: '/releases/shell/1/', integrity: {} },
  remotes: [
    {
      name: 'finder',
      mounts: ['/scuola'],
      version: '1',
      base: '/releases/finder/1/',
      entry: 'entry.js',
      integrity: {},
    },
  ],
};

function School() {
  return <h1>{useLoaderData<string>()}</h1>;
}

/** A shop on its home page, with a remote that shows schools. */
function open() {
  const loader = jest.fn(
    ({ request, params }: LoaderFunctionArgs) => `${params.code}${new URL(request.url).search}`,
  );
  const load = jest.fn(() => Promise.resolve(School));
  const handle = { title: 'Scuola' };
  const school = lazyRoute({ path: '/scuola/:code', chunk: 'school', load, loader, handle });
  const loadRoutes = jest.fn(() => Promise.resolve({ routes: [school] }));
  const discover = createRouteDiscovery(releases, loadRoutes);
  const children = [{ index: true, element: <h1>Inizio</h1> }, ...mountRoutes(releases)];
  const router = createMemoryRouter([{ id: LAYOUT_ROUTE, element: <Outlet />, children }], {
    patchRoutesOnNavigation: discover,
  });
  render(<RouterProvider router={router} />);
  const prefetch = createPrefetch(router, discover);
  return {
    loader,
    load,
    loadRoutes,
    /** Gives why it failed. */
    prefetch: (address: string) =>
      act(() => prefetch(new URL(address, location.origin)).then(() => undefined, String)),
    visit: (address: string) => act(() => router.navigate(address)),
  };
}

/** A call of some page that may change something begins, or has ended. */
const write = () => dispatchEvent(new Event('zaino:write'));

describe('a page asked for in advance', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is there when it is visited: remote, code and data were asked for once', async () => {
    const { loadRoutes, load, loader, prefetch, visit } = open();
    await prefetch('/scuola/RM01?classe=1#libri');
    expect(screen.getByRole('heading', { name: 'Inizio' })).toBeVisible();
    await visit('/scuola/RM01?classe=1');
    expect(screen.getByRole('heading', { name: 'RM01?classe=1' })).toBeVisible();
    for (const asked of [loadRoutes, load, loader]) expect(asked).toHaveBeenCalledTimes(1);
  });

  it('needs no remote where the shell has the page', async () => {
    const { loadRoutes, prefetch } = open();
    await prefetch('/');
    await prefetch('/nessuna');
    expect(loadRoutes).not.toHaveBeenCalled();
  });

  it('is asked for again once something was written', async () => {
    const { loader, prefetch, visit } = open();
    await prefetch('/scuola/RM01');
    write();
    await visit('/scuola/RM01');
    expect(loader).toHaveBeenCalledTimes(2);
    await prefetch('/scuola/RM02');
    await visit('/scuola/RM02');
    expect(loader).toHaveBeenCalledTimes(3);
  });

  it('is asked for again where it was on its way when something was written', async () => {
    const { loader, prefetch, visit } = open();
    loader.mockImplementationOnce(({ params }) => {
      write();
      return `${params.code} di prima`;
    });
    expect(await prefetch('/scuola/RM01')).toBeUndefined();
    await visit('/scuola/RM01');
    expect(screen.getByRole('heading', { name: 'RM01' })).toBeVisible();
  });

  it('is asked for again when the visit comes late', async () => {
    const late = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const { loader, prefetch, visit } = open();
    await prefetch('/scuola/RM01');
    expect(timeout).toHaveBeenCalledWith(10_000);
    late.abort();
    await visit('/scuola/RM01');
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('may fail: the visit asks for the remote again', async () => {
    const { loadRoutes, prefetch, visit } = open();
    loadRoutes.mockRejectedValueOnce(new Error('no network'));
    expect(await prefetch('/scuola/RM01')).toMatch('no network');
    await visit('/scuola/RM01');
    expect(screen.getByRole('heading', { name: 'RM01' })).toBeVisible();
  });

  it('may fail: the visit asks for the data again', async () => {
    const { loader, prefetch, visit } = open();
    loader.mockImplementationOnce(() => {
      throw new Error('no data');
    });
    expect(await prefetch('/scuola/RM01')).toMatch('no data');
    await visit('/scuola/RM01');
    expect(screen.getByRole('heading', { name: 'RM01' })).toBeVisible();
  });
});
