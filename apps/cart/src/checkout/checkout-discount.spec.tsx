import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getCart, setBookshop, setShippingMethod } from '@zaino/web/cart';
import type { AskedQuote } from '../quote/quote-request';
import {
  makeFrontOf,
  makePickupPoint,
  makeQuote,
  pickupPoints,
  returning,
} from '../testing/checkout-factories';
import { bodyOfLastCall, fakeCheckout, sentTo } from '../testing/fake-checkout';
import {
  choose,
  freshTab,
  openCheckout,
  orderButton,
  part,
  pressOrder,
  untilPriced,
} from '../testing/open-checkout';
import { leaveTo } from './order/leave-to';

jest.mock('./order/leave-to', () => ({ leaveTo: jest.fn() }));

const [portici, manin] = pickupPoints.map(({ id, name }) => ({
  id,
  name,
  adoptedBookDiscount: 10,
  otherBookDiscount: 5,
}));
if (!portici || !manin) throw new Error('There are two bookshops.');
const bookshops = [portici, { ...manin, adoptedBookDiscount: 0, otherBookDiscount: 0 }];
const points = pickupPoints.map((point, index) => ({ ...point, ...bookshops[index] }));

const open = (now = bookshops) =>
  fakeCheckout({
    start: () => ({ ...returning, pickupPointId: null }),
    pickupPoints: () => ({ pickupPoints: points, total: 2 }),
    quote: () => {
      const wanted = bodyOfLastCall() as AskedQuote;
      const quote = makeQuote(wanted, { bookshops: now });
      const seen = wanted.seenDiscounts?.adoptedBookDiscount;
      const isOther = quote.bookshop && seen !== quote.bookshop.adoptedBookDiscount;
      const text = 'Lo sconto è cambiato.';
      return isOther
        ? { ...quote, changes: [{ key: quote.bookshop?.id ?? '', kind: 'discount', text }] }
        : quote;
    },
  });

const total = () => part('Il tuo ordine').getByText(/^Totale: /);

beforeEach(() => freshTab());
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(leaveTo).mockClear();
});

describe('the discount of a bookshop in the checkout', () => {
  beforeEach(() => act(() => setShippingMethod('pickup')));

  it('is told of each, and once one is chosen the new total stands before the button', async () => {
    open();
    await openCheckout();
    await screen.findByRole('radio', {
      name: /Libreria Portici.*Sconto: 10\s% sui libri adottati, 5\s% sugli altri/,
    });
    expect(screen.getByRole('radio', { name: /Manin/ })).not.toHaveAccessibleName(/Sconto/);
    await untilPriced();
    expect(total()).toHaveTextContent('62,84 €');
    await choose(/Libreria Portici/);
    expect(await orderButton()).toBeDisabled();
    await untilPriced();
    expect(total()).toHaveTextContent('57,27 €');
    const order = part('Il tuo ordine');
    expect(order.getByText(/Sconto di Libreria Portici, già tolto: 5,57 €/)).toBeVisible();
    expect(order.getByText('17,91 €')).toBeVisible();
    expect(order.getByText('19,90 €')).toBeVisible();
    expect(order.getAllByText(/Prezzo di copertina/)).toHaveLength(3);
    const button = await orderButton();
    expect(total().compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('goes with the order, and the choice stays with the cart', async () => {
    open();
    await openCheckout();
    await screen.findByRole('radio', { name: /Libreria Portici/ });
    await choose(/Libreria Portici/);
    expect(getCart().bookshop).toEqual(portici);
    await pressOrder();
    await waitFor(() => expect(sentTo('/api/orders')).toHaveLength(1));
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({
      pickupPointId: portici.id,
      seenDiscounts: { adoptedBookDiscount: 10, otherBookDiscount: 5 },
      // As the cart has them, and not less.
      lines: [{ prezzo: 19.9 }, { prezzo: 17.2 }, { prezzo: 18.6 }, { prezzo: 3.57 }],
    });
    await waitFor(() => expect(getCart().items).toEqual([]));
    expect(getCart().bookshop).toEqual(portici);
  });

  it('is gone at another bookshop and for delivery, before the button is pressed', async () => {
    open();
    act(() => setBookshop(portici));
    await openCheckout();
    await untilPriced();
    expect(total()).toHaveTextContent('57,27 €');
    await userEvent.click(await screen.findByRole('button', { name: 'Modifica la libreria' }));
    await choose(/Manin/);
    expect(total()).toHaveTextContent('62,84 €');
    await untilPriced();
    expect(total()).toHaveTextContent('62,84 €');
    await choose(/Libreria Portici/);
    await untilPriced();
    expect(total()).toHaveTextContent('57,27 €');
    await choose(/Spedizione a casa/);
    expect(total()).toHaveTextContent('67,84 €');
    await untilPriced();
    expect(total()).toHaveTextContent('67,84 €');
    expect(sentTo('/api/quotes').at(-1)?.body).not.toHaveProperty('pickupPointId');
  });

  it('that changed meanwhile is said, and counts once the customer agrees', async () => {
    act(() => setBookshop(portici));
    open([{ ...portici, adoptedBookDiscount: 5 }]);
    await openCheckout();
    expect(await screen.findByText('Lo sconto è cambiato.')).toBeVisible();
    await pressOrder();
    expect(sentTo('/api/orders')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Ho capito, aggiorna il carrello' }));
    expect(getCart().bookshop).toEqual({ ...portici, adoptedBookDiscount: 5 });
    await untilPriced();
    expect(screen.queryByText('Lo sconto è cambiato.')).toBeNull();
    await pressOrder();
    await waitFor(() => expect(sentTo('/api/orders')).toHaveLength(1));
  });

  it('is that of the bookshop of the last order, from the start', async () => {
    fakeCheckout({
      start: () => returning,
      pickupPoints: () => ({ pickupPoints: points, total: 2 }),
      quote: () => makeQuote(bodyOfLastCall() as AskedQuote, { bookshops }),
    });
    await openCheckout();
    expect(await part('Consegna').findByText('Libreria Portici')).toBeVisible();
    await waitFor(() => expect(getCart().bookshop).toEqual(portici));
    await waitFor(() => expect(total()).toHaveTextContent('57,27 €'));
  });

  it('is that of a bookshop far away, which the list of the nearest has not', async () => {
    const far = {
      ...portici,
      id: '0f6b8a52-5f7f-4c7e-9a51-6f0b7d6f8a77',
      name: 'Libreria Lontana',
    };
    act(() => setBookshop(far));
    fakeCheckout({
      start: () => returning,
      pickupPoint: () => makePickupPoint(far),
      quote: () => makeQuote(bodyOfLastCall() as AskedQuote, { bookshops: [far] }),
    });
    await openCheckout();
    expect(await screen.findByText('Libreria Lontana')).toBeVisible();
    await waitFor(() => expect(total()).toHaveTextContent('57,27 €'));
  });
});

it('is that of the bookshop at whose own address one is, from the start', async () => {
  open();
  act(() => setShippingMethod('pickup'));
  await openCheckout({ ...makeFrontOf(makePickupPoint()), ...portici });
  await untilPriced();
  expect(total()).toHaveTextContent('57,27 €');
});
