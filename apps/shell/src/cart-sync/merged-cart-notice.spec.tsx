import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { addLines as sum, emptyCart } from '@zaino/rules/cart';
import { book, product } from '@zaino/rules/cart-samples';
import type { CartLine } from '@zaino/rules/cart-line';
import { clear, getCart } from '@zaino/web/cart';
import { cartStore } from '@zaino/web/cart-kept';
import { claimed, heard, syncOf } from '@zaino/web/cart-sync-state';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { MergedCartNotice } from './merged-cart-notice';

/** Ada signs in with these lines, and her account has those. */
function signIn(own: CartLine[], account: CartLine[]) {
  const server = { ...sum(sum(emptyCart, account), own), customerId: 'ada', version: 1 };
  act(() => {
    cartStore.change((cart) => sum(cart, own));
    cartStore.changeKept((kept) => claimed(kept, 'ada', 0));
    cartStore.changeKept((kept) => ({
      ...kept,
      sync: { ...syncOf(kept), base: sum(emptyCart, own) },
    }));
    cartStore.changeKept((kept) => heard(kept, { uid: 'ada', changeId: null, server }));
  });
}

/** The notice on a page of the shop; gives what leads to another one. */
function openAt(path: string) {
  const router = createMemoryRouter([{ path: '*', Component: MergedCartNotice }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return (next: string) => act(() => router.navigate(next));
}

beforeEach(() => {
  localStorage.clear();
  clear();
});

describe('after a sign-in with a filled cart', () => {
  it('says nothing where nothing was merged', () => {
    openAt('/');
    signIn([book('1')], []);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says how many books are there twice, and keeps one copy of them', async () => {
    openAt('/');
    signIn([book('1'), book('2')], [book('1'), book('2'), product('a')]);
    expect(getCart().itemCount).toBe(5);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Abbiamo unito il carrello di prima a quello del tuo account: 2 libri c’erano già, e ora sono doppi.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tieni una copia' }));
    expect(getCart().itemCount).toBe(3);
    expect(screen.getByRole('status')).toHaveTextContent('Fatto: nel carrello è rimasta una copia');
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi l’avviso' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says what was there, and leaves both copies where it is closed', async () => {
    openAt('/');
    signIn([product('a')], [product('a')]);
    expect(screen.getByText(/1 articolo c’era già, e ora è doppio\.$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi l’avviso' }));
    expect(getCart().itemCount).toBe(2);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('asks nothing where no article was in both', () => {
    openAt('/');
    signIn([product('a')], [product('b')]);
    expect(screen.getByText(/dove c’era già 1 articolo\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tieni una copia' })).toBeNull();
  });

  it('is over with the page on which it was read, where it asks nothing', async () => {
    const go = openAt('/auth/login');
    signIn([product('a')], [product('b')]);
    await go('/');
    expect(screen.getByText(/dove c’era già 1 articolo\.$/)).toBeVisible();
    await go('/cart');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is over with a page that is loaded anew, too', () => {
    openAt('/');
    signIn([product('a')], [product('b')]);
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('waits for an answer on all pages, where it asks', async () => {
    const go = openAt('/');
    signIn([product('a')], [product('a')]);
    await go('/cart');
    expect(screen.getByRole('button', { name: 'Tieni una copia' })).toBeVisible();
  });
});
