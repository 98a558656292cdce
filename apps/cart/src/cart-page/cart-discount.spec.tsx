import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { addChild, getCart, moveToChild, setBookshop, setShippingMethod } from '@zaino/web/cart';
import { lineKey } from '@zaino/rules/cart-line';
import type { BookExtra } from '@zaino/contracts/shared';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import type { AskedQuote } from '../quote/quote-request';
import { routes } from '../routes';
import { sampleLines } from '../sample-lines';
import { makeQuote } from '../testing/checkout-factories';
import { bodyOfLastCall, fakeCheckout, sentTo } from '../testing/fake-checkout';
import { freshTab } from '../testing/open-checkout';

const portici = {
  id: '0f6b8a52-5f7f-4c7e-9a51-6f0b7d6f8a01',
  name: 'Libreria Portici',
  adoptedBookDiscount: 10,
  otherBookDiscount: 5,
};

const summary = () => within(screen.getByRole('region', { name: 'Riepilogo' }));
const total = () => summary().getByText(/^Totale: /);

async function open(extras: BookExtra[] = []) {
  fakeCheckout({
    quote: () => makeQuote(bodyOfLastCall() as AskedQuote, { bookshops: [portici], extras }),
  });
  const pages = routes.filter(({ path }) => path === '/cart');
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: pages }], {
    initialEntries: ['/cart'],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Carrello' });
}

beforeEach(() => {
  freshTab();
  act(() => {
    setShippingMethod('pickup');
    setBookshop(portici);
  });
});
afterEach(() => jest.restoreAllMocks());

describe('the discount of the chosen bookshop in the cart', () => {
  it('is in each row beside the cover price, in the total, and stays while pieces are counted up', async () => {
    await open();
    const row = within((await screen.findByText('17,91 €')).closest('li') ?? document.body);
    expect(row.getByText('19,90 €')).toBeVisible();
    expect(row.getByText(/Prezzo di copertina/)).toBeVisible();
    expect(total()).toHaveTextContent('57,27 €');
    expect(summary().getByText(/Sconto di Libreria Portici, già tolto: 5,57 €/)).toBeVisible();
    expect(summary().getByText('Da Libreria Portici, o in un’altra')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: /^Aumenta la quantità/ }));
    expect(row.getByText('35,82 €')).toBeVisible();
    expect(row.getByText('39,80 €')).toBeVisible();
    expect(total()).toHaveTextContent('75,18 €');
    // What the cart keeps is the price that the book has everywhere.
    expect(getCart().items[0]?.prezzo).toBe(19.9);
  });

  it('goes at once where it is sent home, and comes back with the pick-up', async () => {
    await open();
    await waitFor(() => expect(total()).toHaveTextContent('57,27 €'));
    await userEvent.click(screen.getByRole('radio', { name: /Spedizione a casa/ }));
    expect(total()).toHaveTextContent('67,84 €');
    expect(screen.queryByText(/Prezzo di copertina/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Ritiro in libreria/ }));
    await waitFor(() => expect(total()).toHaveTextContent('57,27 €'));
    expect(sentTo('/api/quotes').at(-1)?.body).toMatchObject({ pickupPointId: portici.id });
  });

  it('is in what a child’s books come to, and not in what the cap of the class goes by', async () => {
    act(() => {
      const id = addChild({
        nickname: 'Anna',
        schoolCode: 'CRMM00000X',
        schoolName: 'Scuola media Irma Valsecchi',
        classe: '2',
        sezione: 'B',
        tetto: 50,
      });
      for (const line of sampleLines) {
        moveToChild(lineKey(line), { from: null, to: id, pieces: line.quantity });
      }
    });
    await open();
    const anna = within(await screen.findByRole('region', { name: 'Anna' }));
    expect(await anna.findByText('57,27 €')).toBeVisible();
    expect(
      anna.getByText(/A prezzo di copertina i libri di Anna costano 55,70 €: 5,70 € sopra/),
    ).toBeVisible();
  });

  it('is told with what the bookshop does to books, from the least price on, where it does', async () => {
    await open([
      { kind: 'covering', price: 2.5 },
      { kind: 'labelled-covering', price: 3 },
    ]);
    const words = /Libreria Portici può coprire i libri che ritiri, da 2,50\s€ a copia/;
    expect(await summary().findByText(words)).toBeVisible();
    act(() => setShippingMethod('standard'));
    await waitFor(() => expect(summary().queryByText(words)).toBeNull());
  });
});
