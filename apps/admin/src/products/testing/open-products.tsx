import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductRow } from '@zaino/contracts/catalogue';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { setAdminToken } from '@zaino/web/session';
import { routes } from '../../routes';
import { FakeCatalogue } from './fake-catalogue';

/** Layout that jsdom lacks: lines of one height in a window that shows a few of them. */
function fakeLayout(): void {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 57 });
  // Nothing stands above the table.
  const box = () => ({ top: -window.scrollY, height: 57 }) as DOMRect;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(box);
  Object.assign(window, {
    innerHeight: 570,
    scrollTo: ({ top }: { top: number }) => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
      setTimeout(() => act(() => void window.dispatchEvent(new Event('scroll'))), 0);
    },
    matchMedia: () => ({ matches: true }),
    ResizeObserver: class {
      observe() {
        return undefined;
      }
      unobserve() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  });
}

/** Opens the page of the products for a signed-in admin, on a catalogue in memory. */
export async function openProducts(
  rows: readonly ProductRow[],
  { search = '', prepare }: { search?: string; prepare?: (catalogue: FakeCatalogue) => void } = {},
) {
  installFakeDialog();
  fakeLayout();
  setAdminToken('token');
  const catalogue = new FakeCatalogue(rows);
  prepare?.(catalogue);
  const router = createMemoryRouter(
    [...routes, { path: '/', element: <p>Home</p> }, { path: '/admin/login', element: null }],
    { initialEntries: ['/', `/admin/products${search}`], initialIndex: 1 },
  );
  const view = render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Prodotti' });
  return {
    ...view,
    catalogue,
    router,
    user: userEvent.setup(),
    address: () => router.state.location.search,
  };
}
