import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import {
  beginSession,
  closeSession,
  getSession,
  loseSession,
  openSession,
  refreshSession,
  subscribe,
} from '@zaino/web/session';
import { act } from 'react';
import { makeSession } from '../testing/account-factories';
import { followSession } from './follow-session';

const ada = makeSession();

/** A router whose page `/slow` waits until it is told to go on. */
function open(address: string) {
  let goOn: () => void = () => undefined;
  const router = createMemoryRouter(
    [
      { path: '/profile', element: 'Profilo', handle: { isProtected: true } },
      {
        path: '/slow',
        loader: () => new Promise((resolve) => (goOn = () => resolve(null))),
        element: 'Lenta',
        handle: { isProtected: true },
      },
      { path: '*', element: 'Pagina' },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  followSession(router);
  return {
    router,
    goOn: () => goOn(),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

beforeEach(() => act(() => openSession(ada)));
afterEach(() => {
  jest.restoreAllMocks();
  act(() => beginSession(null));
});

describe('somebody who signs out', () => {
  it('stays on a page for everybody', () => {
    const { address } = open('/cart?a=1');
    act(() => closeSession());
    expect(address()).toBe('/cart?a=1');
  });

  it('leaves nothing of what was written, and keeps the choice of cookies', async () => {
    sessionStorage.setItem('zaino.checkout', '{"uid":"ada","draft":{"taxCode":"…"}}');
    sessionStorage.setItem('zaino.voucher', 'ESTATE');
    localStorage.setItem('zaino.last-order', '{"number":"ZN-1","uid":"ada"}');
    localStorage.setItem('zaino.consent', '{}');
    const others = [{ uid: 'another', marks: [{ childId: '1', isbn: '2', isOwned: true }] }];
    const own = { ...others[0], uid: ada.user.uid };
    localStorage.setItem('zaino.marks-waiting', JSON.stringify([...others, own]));
    open('/');
    act(() => closeSession());
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(Object.keys(localStorage).sort()).toEqual(['zaino.consent', 'zaino.marks-waiting']);
    expect(localStorage.getItem('zaino.marks-waiting')).toBe(JSON.stringify(others));
    localStorage.clear();
  });

  it('leaves a page for the signed-in', () => {
    const { address } = open('/profile');
    act(() => closeSession());
    expect(address()).toBe('/');
  });
});

describe('somebody whose session is over', () => {
  it('is led to the sign-in with the way back', () => {
    const { address } = open('/cart?a=1');
    act(() => loseSession({ isAdmin: false }));
    expect(address()).toBe('/auth/login?da=%2Fcart%3Fa%3D1');
  });

  it('is led back to the page that was on its way', async () => {
    const { router, goOn, address } = open('/cart');
    act(() => void router.navigate('/slow?a=1'));
    act(() => loseSession({ isAdmin: false }));
    expect(address()).toBe('/auth/login?da=%2Fslow%3Fa%3D1');
    await act(async () => {
      goOn();
      await Promise.resolve();
    });
    expect(address()).toBe('/auth/login?da=%2Fslow%3Fa%3D1');
  });

  it('stays at the sign-in, however many calls are refused', () => {
    const { address } = open('/profile');
    act(() => loseSession({ isAdmin: false }));
    act(() => loseSession({ isAdmin: false }));
    expect(address()).toBe('/auth/login?da=%2Fprofile');
  });

  it.each([
    ['/profile', '/auth/login?da=%2Fprofile'],
    ['/cart', '/cart'],
  ])('which another tab has found out, goes from %s to %s', (from, to) => {
    const { address } = open(from);
    const stop = subscribe(() => undefined);
    const event = { key: 'customerToken', oldValue: 'ended', newValue: null };
    act(() => void window.dispatchEvent(new StorageEvent('storage', event)));
    stop();
    expect(address()).toBe(to);
    expect(getSession()).toEqual({ status: 'guest', user: null, isExpired: true });
  });

  it('goes to a sign-in of their own as an admin', () => {
    const { address } = open('/admin/products?pagina=2');
    act(() => loseSession({ isAdmin: true }));
    expect(address()).toBe('/admin/login?da=%2Fadmin%2Fproducts%3Fpagina%3D2');
    expect(getSession().status).toBe('signed-in');
  });
});

describe('where nobody can say who is signed in', () => {
  it('the next page asks again', async () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockImplementation(() => Promise.resolve(Response.json({ ...ada, tenant: null })));
    act(() => beginSession('unknown'));
    const { router } = open('/cart');
    await act(() => refreshSession());
    expect(getSession().status).toBe('unknown');
    await act(() => router.navigate('/search'));
    await waitFor(() => expect(getSession().status).toBe('signed-in'));
  });
});
