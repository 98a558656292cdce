import { render, screen } from '@testing-library/react';
import { cartEndpoints } from '@zaino/contracts/orders';
import { setShippingMethod } from '@zaino/web/cart';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { act } from 'react';
import { ExpectedDays } from './expected-days';

const home = { from: '2026-11-27', to: '2026-12-14' };
const shop = { from: '2026-11-26', to: '2026-12-09' };
const inStock = { standard: home, pickup: shop };

/** jsdom draws nothing: it is seen at once, or never. */
function seen(isIntersecting: boolean): void {
  class FakeObserver {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = () => this.tell([{ isIntersecting }]);
    disconnect = () => undefined;
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
}

beforeEach(() => seen(true));
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  jest.restoreAllMocks();
  act(() => setShippingMethod('standard'));
});

describe('when the books of a list come', () => {
  it('is the day that orders say, at home or in the bookshop', async () => {
    fakeNetwork(
      answer(cartEndpoints.deliveryDays, () => ({
        ordered: { standard: home, pickup: shop },
        inStock,
      })),
    );
    render(<ExpectedDays />);
    expect(
      await screen.findByText('Libri ordinati oggi: consegna tra il 27 novembre e il 14 dicembre.'),
    ).toBeVisible();
    act(() => setShippingMethod('pickup'));
    expect(
      screen.getByText(
        'Libri ordinati oggi: pronti in libreria tra il 26 novembre e il 9 dicembre.',
      ),
    ).toBeVisible();
  });

  it('is asked for by nobody who does not see it', () => {
    seen(false);
    const asked = fakeNetwork();
    render(<ExpectedDays />);
    expect(screen.getByText(/la data è nel carrello e alla cassa/)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  it('is told later where nobody says it now', async () => {
    fakeNetwork();
    render(<ExpectedDays />);
    expect(await screen.findByText(/la data è nel carrello e alla cassa/)).toBeVisible();
  });
});
