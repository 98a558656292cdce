import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { askWhetherGone, loadAnewWhereGone } from './gone-files';
import { RemoteFailure } from './remote-failure';

const broken = () => Promise.reject(new Error('no file'));

function open() {
  const router = createMemoryRouter([
    { path: '/', element: <h1>Inizio</h1> },
    { path: '/cart', lazy: broken, errorElement: <RemoteFailure /> },
  ]);
  const loaded: string[] = [];
  loadAnewWhereGone(router, (address) => loaded.push(address));
  render(<RouterProvider router={router} />);
  const go = (address: string) => act(() => router.navigate(address));
  return { loaded, go };
}

const asked: [string, RequestInit?][] = [];
const answerWith = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    asked.push([url as string, init]);
    return Promise.resolve({ status } as Response);
  });

beforeAll(() => {
  globalThis.fetch ??= broken;
  jest.spyOn(globalThis.console, 'error').mockReturnValue();
});
afterAll(() => jest.restoreAllMocks());

// In this order: what is gone does not come back in a tab.
describe('a tab whose files', () => {
  it.each([200, 404, 503])('are only away (%d) goes on by itself', async (status) => {
    answerWith(status);
    const { loaded, go } = open();
    await askWhetherGone('/releases/cart/c1/page.js');
    await go('/cart');
    expect(screen.getByRole('heading')).toHaveTextContent('Questa pagina non si è caricata');
    await go('/');
    expect(loaded).toEqual([]);
    expect(asked.at(-1)).toEqual([
      '/releases/cart/c1/page.js',
      { method: 'HEAD', cache: 'no-store' },
    ]);
  });

  it('are gone is told, and loads the page anew at each next navigation, once', async () => {
    answerWith(410);
    const { loaded, go } = open();
    await go('/cart');
    await act(() => askWhetherGone('/releases/cart/c1/page.js'));
    expect(screen.getByRole('heading')).toHaveTextContent('C’è una versione nuova del sito');
    expect(loaded).toEqual([]);
    await go('/?da=qui#qui');
    expect(new Set(loaded)).toEqual(new Set(['/?da=qui#qui']));
  });
});
