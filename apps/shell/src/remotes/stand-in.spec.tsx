import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { Outlet, RouterProvider } from '@zaino/web/router';
import { MAIN_ID } from '../navigation/focus-on-navigation';
import { pageMarkup, serveDocuments } from '../testing/fake-server-page';
import { createRouteDiscovery, LAYOUT_ROUTE, mountRoutes } from './compose-routes';
import { RemoteFailure } from './remote-failure';
import { RemoteLoadError, type RemoteModule } from './remote-loader';
import { standInFor } from './stand-in';

const releases = {
  shell: { version: '1', base: '/releases/shell/1/', integrity: {} },
  remotes: [
    {
      name: 'search',
      mounts: ['/search'],
      version: '1',
      base: '/releases/search/1/',
      entry: 'entry.js',
      integrity: {},
    },
  ],
};

const page = (main?: string) =>
  new DOMParser().parseFromString(pageMarkup(main === undefined ? {} : { main }), 'text/html');

interface Opened {
  /** The document's main part. */
  main?: string;
  /** Why the code did not come. */
  error?: unknown;
}

/** Code that was not waited for; it comes by `arrive`. */
function lateCode() {
  let arrive: () => void = () => undefined;
  const code = new Promise<RemoteModule>((resolve) => {
    arrive = () => resolve({ routes: [] });
  });
  return {
    error: new RemoteLoadError('search', new Error('no answer'), code),
    arrive: () => arrive(),
  };
}

/** What follows of it is drawn. */
const arrived = (arrive: () => void) => act(() => Promise.resolve().then(arrive));

/** The shop at the search page; its remote's code comes once `isThere`. */
function open(
  mode: 'stands in' | 'throws',
  { main, error = new Error('no network') }: Opened = {},
) {
  const remote = { isThere: false };
  const load = (): Promise<RemoteModule> =>
    remote.isThere
      ? Promise.resolve({ routes: [{ path: '/search', element: <h1>Ricerca viva</h1> }] })
      : Promise.reject(new Error('no network'));
  history.replaceState(null, '', '/search');
  const standIn = mode === 'stands in' ? standInFor(page(main), error) : undefined;
  const Broken = () => {
    if (!remote.isThere) throw error;
    return <h1>Ricerca viva</h1>;
  };
  const own =
    mode === 'throws'
      ? [{ path: '/search', Component: Broken, errorElement: <RemoteFailure /> }]
      : mountRoutes(releases, standIn);
  const router = createMemoryRouter(
    [
      {
        id: LAYOUT_ROUTE,
        element: (
          <main id={MAIN_ID} tabIndex={-1}>
            <Outlet />
          </main>
        ),
        children: [...own, { path: '/', element: <h1>Inizio</h1> }],
      },
    ],
    {
      initialEntries: ['/search'],
      hydrationData: { loaderData: {} },
      ...(mode === 'stands in' && {
        patchRoutesOnNavigation: createRouteDiscovery(releases, load),
      }),
    },
  );
  render(<RouterProvider router={router} />);
  return { router, remote };
}

const heading = (name: string) => screen.findByRole('heading', { name });

afterEach(() => jest.restoreAllMocks());

describe('a page from the server whose code did not come', () => {
  it('stays to be read, says so, and comes to life by "Riprova"', async () => {
    const asked = serveDocuments({});
    const { remote } = open('stands in');
    expect(await heading('Cerca la tua scuola')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Scuola X' })).toHaveAttribute('href', '/scuola/X');
    expect(screen.getByText(/si può leggere/)).toBeVisible();
    remote.isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await heading('Ricerca viva')).toBeVisible();
    expect(screen.queryByText(/si può leggere/)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('comes to life by itself once its code is there', async () => {
    const { error, arrive } = lateCode();
    const main = `<h1>Cerca la tua scuola</h1><input value="Cremona"><textarea></textarea>
      <select><option>Scegli</option><option>Lazio</option></select>
      <select><option>Scegli</option><option selected>Lombardia</option></select>`;
    const { remote } = open('stands in', { error, main });
    expect(await heading('Cerca la tua scuola')).toBeVisible();
    remote.isThere = true;
    await arrived(arrive);
    expect(await heading('Ricerca viva')).toBeVisible();
  });

  it.each([
    [
      'has filled in a field',
      (field: HTMLElement) => userEvent.type(field, 'Manzoni').then(() => field.blur()),
    ],
    ['is in a field', (field: HTMLElement) => userEvent.click(field)],
  ])('is not taken away from who %s', async (_what, work) => {
    const { error, arrive } = lateCode();
    const main = '<h1>Cerca la tua scuola</h1><input aria-label="Nome">';
    const { remote } = open('stands in', { error, main });
    await act(() => work(screen.getByRole('textbox')));
    remote.isThere = true;
    await arrived(arrive);
    expect(await heading('Cerca la tua scuola')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await heading('Ricerca viva')).toBeVisible();
  });

  it('stands in for itself alone', async () => {
    const { router, remote } = open('stands in');
    remote.isThere = true;
    await act(() => router.navigate('/search/altro'));
    expect(await heading('Pagina non trovata')).toBeVisible();
  });
});

describe('a page from the server that breaks in the browser', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());

  it('is read as the server draws it, and never leads elsewhere by itself', async () => {
    const asked = serveDocuments({});
    const { router } = open('throws');
    expect(await heading('Cerca la tua scuola')).toBeVisible();
    expect(document.title).toBe('Cerca la tua scuola | Zaino');
    expect(asked).toEqual(['/search']);
    expect(router.state.location.pathname).toBe('/search');
  });

  it('goes on by itself where its code was only late', async () => {
    serveDocuments('away');
    const { error, arrive } = lateCode();
    const { remote } = open('throws', { error });
    expect(await heading('Questa pagina non si è caricata')).toBeVisible();
    remote.isThere = true;
    await arrived(arrive);
    expect(await heading('Ricerca viva')).toBeVisible();
  });

  it('keeps who was on its "Riprova" in the page that came by itself', async () => {
    serveDocuments('away');
    const { error, arrive } = lateCode();
    const { remote } = open('throws', { error });
    expect(await heading('Questa pagina non si è caricata')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Riprova' }).focus());
    remote.isThere = true;
    await arrived(arrive);
    expect(await heading('Ricerca viva')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('does not ask the server again for what only a browser can draw', async () => {
    const asked = serveDocuments({});
    expect(standInFor(page('<h1>Carrello</h1><p data-incomplete="">…</p>'), null)).toBeUndefined();
    open('throws');
    expect(await heading('Questa pagina non si è caricata')).toBeVisible();
    await act(() => Promise.resolve());
    expect(asked).toEqual([]);
    standInFor(page(), null);
  });

  it('says that it failed where the server has no whole page either', async () => {
    serveDocuments('away');
    const { remote } = open('throws');
    expect(await heading('Questa pagina non si è caricata')).toBeVisible();
    expect(document.title).toBe('Questa pagina non si è caricata | Zaino');
    remote.isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await heading('Ricerca viva')).toBeVisible();
  });
});
