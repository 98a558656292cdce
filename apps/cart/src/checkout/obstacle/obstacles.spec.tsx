import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Quote } from '@zaino/contracts/orders';
import type { AskedQuote } from '../../quote/quote-request';
import { makeQuote, returning } from '../../testing/checkout-factories';
import {
  bodyOfLastCall,
  type CheckoutHandlers,
  fakeCheckout,
  sentTo,
} from '../../testing/fake-checkout';
import { choose, freshTab, openCheckout, part, pressOrder } from '../../testing/open-checkout';
import { leaveTo } from '../order/leave-to';

jest.mock('../order/leave-to', () => ({ leaveTo: jest.fn() }));

type Obstacles = NonNullable<Quote['obstacles']>;

const unproven: Obstacles = [
  { payment: 'shop', code: 'email-unproven', text: 'Conferma prima il tuo indirizzo' },
];
const tooManyOpen: Obstacles = [
  { payment: 'card', code: 'card-open-orders', text: 'Hai già 5 ordini in attesa' },
];
const shopHold = { days: 14, until: '2026-12-23' };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** A checkout whose quotes have these obstacles, until they are taken away. */
async function open(found: Obstacles, handlers: CheckoutHandlers = {}) {
  let obstacles = found;
  fakeCheckout({
    start: () => returning,
    quote: () => makeQuote(bodyOfLastCall() as AskedQuote, { obstacles, shopHold }),
    ...handlers,
  });
  await openCheckout();
  return { set: (next: Obstacles) => (obstacles = next) };
}

beforeEach(() => freshTab());
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(leaveTo).mockClear();
});

describe('paying in the shop', () => {
  it('says for how long it is kept before it is chosen, and at the button', async () => {
    await open([]);
    await choose(/Ritiro/);
    expect(
      await screen.findByText(/entro il 23 dicembre.*da parte 14 giorni/, {}, { timeout: 3000 }),
    ).toBeVisible();
    await choose(/In libreria, al ritiro/);
    const words = /al ritiro entro il 23 dicembre: poi l’ordine si annulla/;
    expect(await part('Il tuo ordine').findByText(words, {}, { timeout: 3000 })).toBeVisible();
  });

  it('needs a proven address: says so beside the choice, and sends the mail again', async () => {
    const requestVerification = jest.fn(() => ({ success: true as const }));
    const quotes = await open(unproven, { requestVerification });
    await choose(/Ritiro/);
    expect(
      await part('Pagamento').findByText('Conferma prima il tuo indirizzo', {}, { timeout: 3000 }),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await choose(/In libreria, al ritiro/);
    expect(await part('Pagamento').findByRole('alert')).toHaveTextContent(/Conferma prima/);
    await press('Invia di nuovo l’e-mail');
    expect(await screen.findByText('Ti abbiamo scritto')).toBeVisible();
    expect(requestVerification).toHaveBeenCalledTimes(1);
    quotes.set([]);
    await press('Ho confermato, controlla');
    await waitFor(() => expect(screen.queryByText(/Conferma prima/)).toBeNull());
    await pressOrder();
    await waitFor(() => expect(sentTo('/api/orders')).toHaveLength(1));
  });

  it('is looked at again when somebody comes back from their mails', async () => {
    const quotes = await open(unproven);
    await choose(/Ritiro/);
    await choose(/In libreria, al ritiro/);
    await part('Pagamento').findByRole('alert', {}, { timeout: 3000 });
    quotes.set([]);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is not sent in vain, and the choice takes the focus', async () => {
    await open(unproven);
    await choose(/Ritiro/);
    await choose(/In libreria, al ritiro/);
    await pressOrder();
    expect(sentTo('/api/orders')).toEqual([]);
    expect(screen.getByRole('group', { name: 'Come paghi' })).toHaveFocus();
    expect(part('Il tuo ordine').getByRole('alert')).toHaveTextContent(/Conferma prima/);
    await choose(/Online, adesso/);
    await pressOrder();
    await waitFor(() => expect(sentTo('/api/orders')).toHaveLength(1));
  });

  it('says where the mail could not be sent', async () => {
    await open(unproven);
    await choose(/Ritiro/);
    await choose(/In libreria, al ritiro/);
    await press('Invia di nuovo l’e-mail');
    expect(await screen.findByText('E-mail non inviata.')).toBeVisible();
  });
});

describe('too much that is not paid yet', () => {
  it('is told before the order is sent, with the way to what is open', async () => {
    await open(tooManyOpen);
    const notice = await part('Pagamento').findByRole('alert', {}, { timeout: 3000 });
    expect(notice).toHaveTextContent(/Hai già 5 ordini/);
    expect(screen.getByRole('link', { name: 'Vai a I miei ordini' })).toHaveAttribute(
      'href',
      '/orders',
    );
    await pressOrder();
    expect(sentTo('/api/orders')).toEqual([]);
  });

  it('is told at the same place where only the service knows', async () => {
    const [{ code, text } = { code: '', text: '' }] = tooManyOpen;
    const errors = [{ path: 'payment', message: text }];
    const answer = () => Response.json({ code, detail: text, errors }, { status: 409 });
    const quotes = await open([], {
      placeOrder: () => {
        quotes.set(tooManyOpen);
        return answer();
      },
    });
    await pressOrder();
    expect(await part('Pagamento').findByRole('alert')).toHaveTextContent(/Hai già 5 ordini/);
    expect(part('Il tuo ordine').getByRole('alert')).toHaveTextContent(/Hai già 5 ordini/);
  });

  it('of one order leads to the people of the shop', async () => {
    const text = 'Paga online o scrivici';
    await open([{ payment: 'shop', code: 'shop-order-value', text }]);
    await choose(/Ritiro/);
    await choose(/In libreria, al ritiro/);
    expect(await screen.findByRole('link', { name: 'Scrivici' })).toHaveAttribute(
      'href',
      '/support',
    );
  });
});

describe('a bookshop whose account is restricted', () => {
  const cardsOff: Obstacles = [
    { payment: 'card', code: 'bookshop-cards-off', text: 'Questa libreria non prende carte' },
  ];

  it('is asked about with the quote, and takes no cards: paying there is the way on', async () => {
    await open(cardsOff);
    await choose(/Ritiro/);
    const notice = await part('Pagamento').findByRole('alert', {}, { timeout: 3000 });
    expect(notice).toHaveTextContent(/Questa libreria non prende carte/);
    expect(within(notice).queryByRole('link')).toBeNull();
    await waitFor(() =>
      expect(bodyOfLastCall()).toMatchObject({ pickupPointId: returning.pickupPointId }),
    );
    await pressOrder();
    expect(sentTo('/api/orders')).toEqual([]);
    await choose(/In libreria, al ritiro/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(part('Pagamento').getByText('Questa libreria non prende carte')).toBeVisible();
    await pressOrder();
    await waitFor(() => expect(sentTo('/api/orders')).toHaveLength(1));
  });

  it('is told of at the same place where it happened a moment ago', async () => {
    const [{ code, text } = { code: '', text: '' }] = cardsOff;
    const errors = [{ path: 'payment', message: text }];
    const quotes = await open([], {
      placeOrder: () => {
        quotes.set(cardsOff);
        return Response.json({ code, detail: text, errors }, { status: 409 });
      },
    });
    await choose(/Ritiro/);
    await pressOrder();
    expect(await part('Pagamento').findByRole('alert')).toHaveTextContent(/non prende carte/);
    expect(part('Il tuo ordine').getByRole('alert')).toHaveTextContent(/non prende carte/);
  });
});
