import { cleanup, screen } from '@testing-library/react';
import { MINUTE_MS } from '@zaino/rules/durations';
import { makeFakeSession } from '@zaino/web/fake-session';
import { clear } from '@zaino/web/cart';
import { act } from 'react';
import { keepLastOrder } from '../checkout/order/last-order';
import { fakeCheckout } from '../testing/fake-checkout';
import { forgetSession, openOrders } from '../testing/open-orders';

const placed = { orderId: 'o-1', number: 'ZN-7K3M-9QXD', paymentUrl: null };
const link = () => screen.queryByRole('link', { name: 'Apri l’ordine ZN-7K3M-9QXD' });

/** As when another tab of the same browser has made the order. */
function orderElsewhere(): void {
  act(() => {
    keepLastOrder(placed);
    sessionStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: 'zaino.last-order' }));
  });
}

beforeEach(() => {
  fakeCheckout();
  act(() => void clear());
});
afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a second tab after an order', () => {
  it('says in its cart that the order was made, as soon as it was', async () => {
    await openOrders('/cart');
    expect(await screen.findByText('Il tuo carrello è vuoto')).toBeVisible();
    expect(link()).toBeNull();
    orderElsewhere();
    expect(link()).toHaveAttribute('href', '/orders/o-1');
    expect(screen.getByText('L’ordine è fatto.')).toBeVisible();
    expect(screen.getByText('Il tuo carrello è vuoto')).toBeVisible();
  });

  it('says so at the checkout too', async () => {
    await openOrders('/checkout');
    expect(await screen.findByText('Il tuo carrello è vuoto')).toBeVisible();
    orderElsewhere();
    expect(link()).toHaveAttribute('href', '/orders/o-1');
    expect(screen.getByText('Il tuo ordine è fatto, e il carrello è vuoto')).toBeVisible();
  });

  it('says it to nobody else, and not for ever', async () => {
    await openOrders('/cart');
    orderElsewhere();
    expect(link()).not.toBeNull();
    cleanup();
    await openOrders('/cart', makeFakeSession('bruno'));
    expect(link()).toBeNull();
    cleanup();
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 31 * MINUTE_MS);
    await openOrders('/cart');
    expect(link()).toBeNull();
  });
});
