import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setShippingMethod } from '@zaino/web/cart';
import { serviceDown } from '@zaino/web/fake-service';
import { bookLine } from '../sample-lines';
import { bookshopSeller, returning, shopSeller } from '../testing/checkout-factories';
import { type CheckoutHandlers, fakeCheckout } from '../testing/fake-checkout';
import { choose, freshTab, openCheckout, untilPriced } from '../testing/open-checkout';

beforeEach(() => freshTab());
afterEach(() => jest.restoreAllMocks());

const sellers: CheckoutHandlers['sellers'] = ({ payment }) =>
  payment === 'shop'
    ? { sellers: [{ ...bookshopSeller, sells: ['book', 'product'] }] }
    : {
        sellers: [
          { ...bookshopSeller, sells: ['book'] },
          { ...shopSeller, sells: ['product'] },
        ],
      };

const note = () => screen.findByRole('list', { name: 'Chi vende' });

async function openPickup(handlers: CheckoutHandlers = {}) {
  fakeCheckout({ start: () => returning, sellers, ...handlers });
  act(() => setShippingMethod('pickup'));
  await openCheckout();
  await untilPriced();
}

describe('who sells, before the order is sent off', () => {
  it('is the shop itself for what is sent home', async () => {
    fakeCheckout({ start: () => returning });
    await openCheckout();
    expect(await note()).toHaveTextContent(/^Vende /);
  });

  it('is said of books and of all else, with name, address, partita IVA, phone and e-mail', async () => {
    await openPickup();
    await choose(/Online, adesso/);
    expect(await screen.findByText(/Libri venduti da/)).toHaveTextContent(
      'Libri venduti da Libreria Portici, Via Solferino 4, 26100 Cremona (CR), partita IVA 00000120196, 0372 123456, portici@libreria.example',
    );
    expect(screen.getByText(/Altri articoli venduti da/)).toHaveTextContent('Zaino di prova');
  });

  it('changes with the way to pay', async () => {
    await openPickup();
    await choose(/In libreria/);
    expect(await screen.findByText(/^Venduto da/)).toHaveTextContent('Libreria Portici');
    expect(screen.queryByText(/Zaino di prova/)).toBeNull();
  });

  it('names nobody who sells nothing of the cart', async () => {
    freshTab([bookLine()]);
    await openPickup();
    await choose(/Online, adesso/);
    expect(await screen.findByText(/^Venduto da/)).toHaveTextContent('Libreria Portici');
    expect(screen.queryByText(/Zaino di prova/)).toBeNull();
  });

  it('can be asked for again where nobody could say', async () => {
    const asked = jest
      .fn(sellers as CheckoutHandlers['sellers'])
      .mockImplementationOnce(serviceDown);
    await openPickup({ sellers: asked });
    expect(await screen.findByText(/Non riusciamo a dirti chi dei due vende/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText(/Libri venduti da/)).toBeVisible();
  });
});
