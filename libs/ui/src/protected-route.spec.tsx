import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@zaino/web/api-client';
import { makeFakeSession } from '@zaino/web/fake-session';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { protectedRoute } from './protected-route';
import { type RouteObject, RouterProvider, useLoaderData } from '@zaino/web/router';
import { beginSession, closeSession, openSession } from '@zaino/web/session';

const ada = makeFakeSession('ada');
const teo = makeFakeSession('teo');

function Page() {
  return <h1>{useLoaderData<string>()}</h1>;
}

function open(loader: () => unknown = () => 'Dati di Ada', address = '/profile?scheda=2') {
  const loaded = jest.fn(loader);
  const routes: RouteObject[] = [
    protectedRoute({
      path: '/profile',
      chunk: 'profile',
      load: () => Promise.resolve(Page),
      loader: loaded,
      handle: { title: 'Profilo' },
      errorElement: <h1>Guasto</h1>,
    }),
    { path: '/auth/login', element: <h1>Accedi</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { router, loaded, routes };
}

const asking = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => act(() => beginSession(null)));
afterEach(() => {
  jest.restoreAllMocks();
  act(() => closeSession());
});

describe('a page for the signed-in', () => {
  it('is shown to them', async () => {
    act(() => beginSession(ada));
    open();
    expect(await heading('Dati di Ada')).toBeVisible();
  });

  it('sends a guest to the sign-in with the way back, and asks for no data', async () => {
    const { router, loaded } = open();
    expect(await heading('Accedi')).toBeVisible();
    expect(router.state.location.search).toBe('?da=%2Fprofile%3Fscheda%3D2');
    expect(loaded).not.toHaveBeenCalled();
  });

  it('says that it checks while it does', async () => {
    let answer: (response: Response) => void = () => undefined;
    asking(() => new Promise((resolve) => (answer = resolve)));
    act(() => beginSession(undefined));
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Verifica accesso...');
    answer(Response.json({ ...ada, tenant: null }));
    expect(await heading('Dati di Ada')).toBeVisible();
  });

  it('says where nobody can tell, and goes on when somebody can', async () => {
    asking(() => Promise.reject(new TypeError('Failed to fetch')));
    act(() => beginSession(undefined));
    const { router, loaded } = open();
    expect(await heading('Verifica accesso...')).toBeVisible();
    expect(screen.getByText('Servizio momentaneamente non disponibile')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await heading('Verifica accesso...')).toBeVisible();
    expect(router.state.location.pathname).toBe('/profile');
    expect(loaded).not.toHaveBeenCalled();
    asking(() => Promise.resolve(Response.json({ ...ada, tenant: null })));
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await heading('Dati di Ada')).toBeVisible();
  });

  it('goes on by itself once another part has found out', async () => {
    asking(() => Promise.reject(new TypeError('Failed to fetch')));
    act(() => beginSession(undefined));
    open();
    await heading('Verifica accesso...');
    act(() => openSession(ada));
    expect(await heading('Dati di Ada')).toBeVisible();
  });

  it('sends to the sign-in whose session has ended meanwhile', async () => {
    const ended = { kind: 'unauthenticated', code: 'x', status: 401, message: 'No.' } as const;
    act(() => beginSession(ada));
    const { router } = open(() => Promise.reject(new ApiError(ended)));
    expect(await heading('Accedi')).toBeVisible();
    expect(router.state.location.search).toBe('?da=%2Fprofile%3Fscheda%3D2');
  });

  it('shows any other failure as its own', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    act(() => beginSession(ada));
    open(() => Promise.reject(new Error('broken')));
    expect(await heading('Guasto')).toBeVisible();
  });

  it('takes away what it shows when somebody signs out, and asks anew for somebody else', async () => {
    act(() => beginSession(ada));
    const { loaded } = open();
    await heading('Dati di Ada');
    act(() => closeSession());
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Verifica accesso...');
    loaded.mockReturnValue('Dati di Teo');
    act(() => openSession(teo));
    expect(await heading('Dati di Teo')).toBeVisible();
  });

  it('is kept out of search engines and marked for the shell', () => {
    const { routes } = open();
    expect(routes[0]?.handle as RouteHandle).toMatchObject({
      isProtected: true,
      meta: { noindex: true },
      chunk: 'profile',
    });
  });
});
