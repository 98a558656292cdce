import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lineKey } from '@zaino/rules/cart-line';
import { addLines, getCart } from '@zaino/web/cart';
import { serviceDown } from '@zaino/web/fake-service';
import { sampleLines, productLine } from '../sample-lines';
import { makeQuote, returning } from '../testing/checkout-factories';
import {
  bodyOfLastCall,
  calls,
  type CheckoutHandlers,
  fakeCheckout,
  sentTo,
} from '../testing/fake-checkout';
import {
  freshTab,
  openCheckout,
  orderButton,
  part,
  pressOrder,
  untilPriced,
} from '../testing/open-checkout';
import type { AskedQuote } from '../quote/quote-request';
import { leaveTo } from './order/leave-to';

jest.mock('./order/leave-to', () => ({ leaveTo: jest.fn() }));

const start = () => returning;
const refused = (code: string, more: object = {}) =>
  Response.json({ code, detail: 'Rifiutato.', ...more }, { status: 409 });
const wanted = () => bodyOfLastCall() as AskedQuote;

/** Refuses the first order, and takes the next. */
const refusedOnce = (answer: () => Response): CheckoutHandlers['placeOrder'] =>
  jest.fn(calls.placeOrder).mockImplementationOnce(answer) as CheckoutHandlers['placeOrder'];

beforeEach(() => freshTab());
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(leaveTo).mockClear();
});

describe('what changed since it was put into the cart', () => {
  it.each([
    { what: 'a price', change: { prezzo: 21.5 }, words: /ora costa 21.5/, total: '69,44 €' },
    {
      what: 'a book that is gone',
      change: { pieces: 0 },
      words: /“Le parole.*non è più disponibile/,
      total: '47,94 €',
    },
  ])('$what is shown and agreed to before anything is sent', async ({ change, words, total }) => {
    fakeCheckout({
      start,
      quote: () => {
        const isFirst = wanted().lines.length === 4 && wanted().lines[0]?.prezzo === 19.9;
        return makeQuote(wanted(), isFirst ? { changed: { 0: change } } : {});
      },
    });
    await openCheckout();
    await pressOrder();
    expect(screen.getByText(words)).toBeVisible();
    expect(part('Il tuo ordine').getByText(total)).toBeVisible();
    expect(sentTo('/api/orders')).toEqual([]);
    expect(document.activeElement).toContainElement(screen.getByText(words));
    await userEvent.click(screen.getByRole('button', { name: 'Ho capito, aggiorna il carrello' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    await pressOrder();
    await screen.findByRole('heading', { name: /è ricevuto/ });
    expect(sentTo('/api/orders')).toHaveLength(1);
  });

  it('fewer pieces are taken over into the cart', async () => {
    fakeCheckout({ start, quote: () => makeQuote(wanted(), { changed: { 3: { pieces: 1 } } }) });
    await openCheckout();
    await untilPriced();
    await userEvent.click(screen.getByRole('button', { name: 'Ho capito, aggiorna il carrello' }));
    expect(getCart().items.at(-1)).toMatchObject({ id: productLine().id, quantity: 1 });
  });

  it('between the last look and the order is shown, and the order sent again by the customer', async () => {
    fakeCheckout({ start, placeOrder: refusedOnce(() => refused('order-changed')) });
    await openCheckout();
    await pressOrder();
    expect(await screen.findByText(/Nel frattempo qualcosa è cambiato/)).toBeVisible();
    await waitFor(() => expect(sentTo('/api/quotes')).toHaveLength(2));
    await pressOrder();
    await screen.findByRole('heading', { name: /è ricevuto/ });
    const keys = sentTo('/api/orders').map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('in another tab is not ordered unseen', async () => {
    fakeCheckout({ start });
    await openCheckout();
    await untilPriced();
    const stored = localStorage.getItem('zaino.cart') ?? '';
    const line = JSON.stringify(sampleLines[3]);
    localStorage.setItem('zaino.cart', stored.replace(`,${line}`, ''));
    await userEvent.click(await orderButton());
    expect(await screen.findByText(/cambiato in un’altra scheda/)).toBeVisible();
    expect(sentTo('/api/orders')).toEqual([]);
    expect(getCart().items).toHaveLength(3);
  });

  it('by another tab’s order leaves what was added since', async () => {
    let answer: (value: Response) => void = () => undefined;
    const placed = new Promise<Response>((resolve) => (answer = resolve));
    fakeCheckout({ start, placeOrder: () => placed });
    await openCheckout();
    await pressOrder();
    await waitFor(() => expect(sentTo('/api/orders')).toHaveLength(1));
    act(() => void addLines([productLine({ id: 'zaino', quantity: 1 }), productLine()]));
    answer(
      Response.json({
        orderId: '3b0c8a52-5f7f-4c7e-9a51-6f0b7d6f8a11',
        number: 'ZN-7K3M-9QXD',
        paymentUrl: null,
      }),
    );
    await screen.findByRole('heading', { name: /è ricevuto/ });
    await waitFor(() => expect(getCart().items.map(lineKey)).toHaveLength(2));
    expect(getCart().itemCount).toBe(3);
  });
});

describe('an answer that got lost', () => {
  it('is asked for again by the same key, also after a reload', async () => {
    fakeCheckout({ start, placeOrder: refusedOnce(serviceDown) });
    const { unmount } = await openCheckout();
    await pressOrder();
    expect(await screen.findByText(/non ne nasce un altro/)).toBeVisible();
    expect(getCart().items).toHaveLength(4);
    unmount();
    await openCheckout();
    expect(await screen.findByText(/non ha avuto risposta/)).toBeVisible();
    await pressOrder();
    await screen.findByRole('heading', { name: /è ricevuto/ });
    const [first, second] = sentTo('/api/orders');
    expect(second?.key).toBe(first?.key);
    expect(second?.body).toEqual(first?.body);
    expect(Object.keys(sessionStorage)).toEqual(['zaino.last-order']);
  });

  it('is not spoken of where the order was refused', async () => {
    fakeCheckout({ start, placeOrder: () => refused('order-changed') });
    const { unmount } = await openCheckout();
    await pressOrder();
    expect(await screen.findByText(/Nel frattempo qualcosa è cambiato/)).toBeVisible();
    unmount();
    await openCheckout();
    expect(screen.queryByText(/non ha avuto risposta/)).toBeNull();
  });

  it('of an order that was changed since leads to the order that is there', async () => {
    fakeCheckout({ start, placeOrder: refusedOnce(() => refused('idempotency-key-reused')) });
    await openCheckout();
    await pressOrder();
    expect(await screen.findByText(/Un ordine da questa pagina è già partito/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'I miei ordini' })).toHaveAttribute('href', '/orders');
    await userEvent.click(screen.getByRole('button', { name: 'Invia anche questo' }));
    await screen.findByRole('heading', { name: /è ricevuto/ });
    const [first, second] = sentTo('/api/orders').map(({ key }) => key);
    expect(second).not.toBe(first);
  });
});

describe('a refusal', () => {
  it('of the address opens it, with what is wrong at its field', async () => {
    const errors = [{ path: 'address.postalCode', message: 'Il CAP di Cremona è 26100' }];
    fakeCheckout({ start, placeOrder: () => refused('address-refused', { errors }) });
    await openCheckout();
    await pressOrder();
    const field = await screen.findByLabelText('CAP');
    expect(field).toHaveAccessibleDescription('Il CAP di Cremona è 26100');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '{Backspace}3');
    expect(screen.queryByText(/Il CAP di Cremona/)).toBeNull();
    expect(screen.getByLabelText('CAP')).toHaveFocus();
  });

  it('without words of its own is told in those of the service', async () => {
    fakeCheckout({ start, placeOrder: () => refused('something-new') });
    await openCheckout();
    await pressOrder();
    expect(await screen.findByText('Rifiutato.')).toBeVisible();
  });
});

describe('where a service is away', () => {
  it('the order stands, and is paid from its own page', async () => {
    fakeCheckout({
      start,
      placeOrder: () => ({
        orderId: '3b0c8a52-5f7f-4c7e-9a51-6f0b7d6f8a11',
        number: 'ZN-7K3M-9QXD',
        paymentUrl: null,
      }),
    });
    await openCheckout();
    await pressOrder();
    expect(await screen.findByText(/La pagina di pagamento in questo momento/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vai all’ordine' })).toHaveAttribute(
      'href',
      '/orders/3b0c8a52-5f7f-4c7e-9a51-6f0b7d6f8a11',
    );
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('prices are asked for again, and nothing can be ordered without them', async () => {
    const quote = jest.fn(calls.quote).mockImplementationOnce(() => serviceDown());
    fakeCheckout({ start, quote: quote as CheckoutHandlers['quote'] });
    await openCheckout();
    expect(await screen.findByText(/Non riusciamo a controllare i prezzi/)).toBeVisible();
    expect(await orderButton()).toBeDisabled();
    expect(part('Il tuo ordine').getByText('67,84 €')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await untilPriced();
    expect(screen.queryByText(/Non riusciamo a controllare i prezzi/)).toBeNull();
  });

  it('the checkout says so, and begins when it is back', async () => {
    const began = jest.fn(start as NonNullable<CheckoutHandlers['start']>);
    began.mockImplementationOnce(() => serviceDown());
    fakeCheckout({ start: began });
    await openCheckout();
    expect(screen.getByRole('heading', { name: 'La cassa ora non è disponibile' })).toBeVisible();
    expect(screen.getByText('Servizio momentaneamente non disponibile')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await untilPriced();
  });
});
