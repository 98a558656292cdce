import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ServedShopFront } from '@zaino/contracts/shared';
import type { CartLine } from '@zaino/rules/cart-line';
import { addLines, clear, setBookshop, setShippingMethod } from '@zaino/web/cart';
import { makeFakeSession } from '@zaino/web/fake-session';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { beginSession } from '@zaino/web/session';
import { act } from 'react';
import { routes } from '../routes';
import { sampleLines } from '../sample-lines';

const others = ['/cart', '/search', '/orders', '/orders/:id', '/auth/login'].map((path) => ({
  path,
  element: <h1>{path}</h1>,
}));

/** A tab of its own, with the sample cart unless told, and Ada signed in. */
export function freshTab(lines: readonly CartLine[] = sampleLines): void {
  localStorage.clear();
  sessionStorage.clear();
  act(() => {
    clear();
    setShippingMethod('standard');
    setBookshop(null);
    addLines(lines);
    beginSession(makeFakeSession('ada'));
  });
}

/** Opens the checkout, at a bookshop's own address where one is named; gives the router, and how to close the page. */
export const openCheckout = (shopFront?: ServedShopFront) => openAt('/checkout', shopFront);

/** The same for who has no account. */
export const openGuestCheckout = () => openAt('/checkout/ospite');

async function openAt(address: string, shopFront?: ServedShopFront) {
  const checkout = routes.filter(({ path }) => path?.startsWith('/checkout'));
  const router = createMemoryRouter(
    [{ HydrateFallback: () => null, handle: { shopFront }, children: [...checkout, ...others] }],
    { initialEntries: [address] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return { router, unmount };
}

export const orderButton = () =>
  screen.findByRole('button', { name: 'Ordine con obbligo di pagare' });

/** Sends the order off, once prices are known. */
export async function pressOrder(): Promise<void> {
  await untilPriced();
  await userEvent.click(await orderButton());
}

export async function untilPriced(): Promise<void> {
  const button = await orderButton();
  await waitFor(() => expect(button).toBeEnabled(), { timeout: 3000 });
}

/** A part of the form, or of what is beside it, by its heading. */
export const part = (name: string) => within(screen.getByRole('region', { name }));

export const choose = (name: RegExp | string) =>
  userEvent.click(screen.getByRole('radio', { name }));

export const fill = (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(label), text);
