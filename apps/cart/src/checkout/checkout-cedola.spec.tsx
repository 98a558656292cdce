import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setShippingMethod } from '@zaino/web/cart';
import { act } from 'react';
import type { AskedQuote } from '../quote/quote-request';
import { makeQuote, pickupPoints, returning } from '../testing/checkout-factories';
import {
  bodyOfLastCall,
  type CheckoutHandlers,
  fakeCheckout,
  sentTo,
} from '../testing/fake-checkout';
import {
  choose,
  fill,
  freshTab,
  openCheckout,
  part,
  pressOrder,
  untilPriced,
} from '../testing/open-checkout';
import { leaveTo } from './order/leave-to';

jest.mock('./order/leave-to', () => ({ leaveTo: jest.fn() }));

const list = { schoolCode: 'CRMM00000X', classe: '2', sezione: 'B', childId: null };
const cremona = { comune: 'Cremona', provincia: 'CR' };
const offer = {
  comuni: [cremona],
  lists: [{ ...list, schoolName: 'Rodari', books: 3, amount: 59.27 }],
};

/** The service offers a cedola for the books, and takes it off. */
function quoteWith(cedole = offer) {
  const asked = bodyOfLastCall() as AskedQuote;
  const quote = makeQuote(asked);
  const cedola = (asked.cedole ?? []).length > 0 ? 59.27 : 0;
  const total = Number((quote.totals.total - cedola).toFixed(2));
  return { ...quote, cedole, totals: { ...quote.totals, cedola, total } };
}

async function openAtBookshop(handlers: CheckoutHandlers = {}) {
  fakeCheckout({ start: () => returning, quote: () => quoteWith(), ...handlers });
  act(() => setShippingMethod('pickup'));
  await openCheckout();
  await untilPriced();
}

beforeEach(() => freshTab());
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(leaveTo).mockClear();
});

describe('a cedola in the checkout', () => {
  it('is no way to pay where the bookshop takes none', async () => {
    await openAtBookshop({ quote: () => makeQuote(bodyOfLastCall() as AskedQuote) });
    expect(screen.queryByRole('radio', { name: /Cedola/ })).toBeNull();
  });

  it('leaves nothing of its books to pay, says what a refusal means, and goes with the order', async () => {
    await openAtBookshop();
    await choose(/Cedola libraria/);
    await screen.findByText(/Se lo rifiuta, decidi tu/);
    await untilPriced();
    expect(part('Il tuo ordine').getByText('Cedola libraria')).toBeVisible();
    expect(screen.getByLabelText('Comune che la dà')).toHaveValue('Cremona (CR)');
    await fill('Codice della cedola', 'CR-0012');
    await pressOrder();
    const [sent] = sentTo('/api/orders');
    expect(sent?.body).toMatchObject({
      payment: 'shop',
      pickupPointId: pickupPoints[0]?.id,
      cedole: [{ ...list, ...cremona, code: 'CR-0012' }],
    });
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('asks for the code, and for the Comune where there are several', async () => {
    const crema = { comune: 'Crema', provincia: 'CR' };
    await openAtBookshop({ quote: () => quoteWith({ ...offer, comuni: [crema, cremona] }) });
    await choose(/Cedola libraria/);
    await screen.findByLabelText('Codice della cedola');
    await pressOrder();
    expect(screen.getByLabelText('Codice della cedola')).toHaveAccessibleDescription(
      /almeno 4 caratteri/,
    );
    expect(screen.getByLabelText('Comune che la dà')).toHaveAccessibleDescription(
      /Scegli il Comune/,
    );
    expect(sentTo('/api/orders')).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: /2ª B, Rodari: 3 libri/ }));
    await pressOrder();
    expect(part('Pagamento').getByText(/Scegli quali libri paghi con la cedola/)).toBeVisible();
    await choose(/In libreria/);
    await pressOrder();
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ payment: 'shop', cedole: [] });
  });

  it('stands in nobody’s way once the bookshop takes none: the order is paid in the shop', async () => {
    const taken = { value: true };
    await openAtBookshop({
      quote: () => (taken.value ? quoteWith() : makeQuote(bodyOfLastCall() as AskedQuote)),
    });
    await choose(/Cedola libraria/);
    await fill('Codice della cedola', 'CR-0012');
    taken.value = false;
    // Another choice of the cart asks for its price anew.
    act(() => setShippingMethod('standard'));
    act(() => setShippingMethod('pickup'));
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Cedola/ })).toBeNull());
    await untilPriced();
    expect(screen.getByRole('radio', { name: /In libreria/ })).toBeChecked();
    await pressOrder();
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ payment: 'shop', cedole: [] });
  });

  it('says at its field that a code was used', async () => {
    const message = 'Questo codice è già stato usato in questa libreria';
    await openAtBookshop({
      placeOrder: () =>
        Response.json(
          {
            type: 'about:blank',
            title: 'conflict',
            status: 409,
            code: 'cedola-refused',
            detail: message,
            errors: [{ path: 'cedole.0.code', message }],
            success: false,
            error: message,
          },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        ),
    });
    await choose(/Cedola libraria/);
    await fill('Codice della cedola', 'CR-0012');
    await pressOrder();
    expect(await screen.findByLabelText('Codice della cedola')).toHaveAccessibleDescription(
      new RegExp(message),
    );
  });
});
