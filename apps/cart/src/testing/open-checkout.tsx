import { render, screen } from '@testing-library/react';
import { beginSession } from '@zaino/web/session';
import { addLines, clear, setShippingMethod } from '@zaino/web/cart';
import { makeFakeSession } from '@zaino/web/fake-session';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { act } from 'react';
import { routes } from '../routes';
import { pictureLines } from '../sample-lines';

const others = ['/cart', '/search', '/orders', '/orders/:id', '/auth/login'].map((path) => ({
  path,
  element: <h1>{path}</h1>,
}));

/** An own tab, with the picture's cart and Ada signed in. */
export function freshTab(): void {
  localStorage.clear();
  sessionStorage.clear();
  act(() => {
    clear();
    setShippingMethod('standard');
    addLines(pictureLines);
    beginSession(makeFakeSession('ada'));
  });
}

/** Opens the checkout, and waits for what is in it. */
export async function openCheckout() {
  const checkout = routes.filter(({ path }) => path === '/checkout');
  const router = createMemoryRouter(
    [{ HydrateFallback: () => null, children: [...checkout, ...others] }],
    { initialEntries: ['/checkout'] },
  );
  const view = render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return { router, unmount: view.unmount };
}
