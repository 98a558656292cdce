import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getCart } from '@zaino/web/cart';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { beginSession, closeSession } from '@zaino/web/session';
import type { AskedQuote } from '../quote/quote-request';
import { routes } from '../routes';
import { makeQuote } from '../testing/checkout-factories';
import { bodyOfLastCall, fakeCheckout, sentTo } from '../testing/fake-checkout';
import { freshTab } from '../testing/open-checkout';

const wanted = () => bodyOfLastCall() as AskedQuote;
const summary = () => within(screen.getByRole('region', { name: 'Riepilogo' }));

async function open() {
  const pages = routes.filter(({ path }) => path === '/cart');
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: pages }], {
    initialEntries: ['/cart'],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Carrello' });
}

beforeEach(() => freshTab());
afterEach(() => jest.restoreAllMocks());

describe('prices and pieces in the cart', () => {
  it('are looked up quietly', async () => {
    fakeCheckout();
    await open();
    await waitFor(() => expect(sentTo('/api/quotes')).toHaveLength(1));
    expect(sentTo('/api/quotes')[0]?.body).toMatchObject({
      shippingMethod: 'standard',
      lines: [{ isbn: '9788899001214', prezzo: 19.9 }, {}, {}, { id: 'penne-3', quantity: 2 }],
    });
    expect(summary().getByText('67,84 €')).toBeVisible();
    expect(await summary().findByText('Consegna tra il 3 e il 9 dicembre')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that changed are shown, and count once the customer says so', async () => {
    fakeCheckout({
      quote: () => {
        const isSeen = wanted().lines[0]?.prezzo === 21.5;
        return makeQuote(wanted(), isSeen ? {} : { changed: { 0: { prezzo: 21.5 } } });
      },
    });
    await open();
    expect(await screen.findByText(/ora costa 21.5/)).toBeVisible();
    expect(summary().getByText('67,84 €')).toBeVisible();
    expect(getCart().items[0]?.prezzo).toBe(19.9);
    await userEvent.click(screen.getByRole('button', { name: 'Ho capito, aggiorna il carrello' }));
    expect(getCart().items[0]).toMatchObject({ prezzo: 21.5, quantity: 1 });
    expect(getCart().items).toHaveLength(4);
    expect(summary().getByText('69,44 €')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Riepilogo' })).toHaveFocus();
    expect(screen.queryByText(/ora costa/)).toBeNull();
  });

  it('do without the service: nothing is said, and the way to the checkout is open', async () => {
    fakeCheckout({ quote: undefined });
    await open();
    await waitFor(() => expect(sentTo('/api/quotes')).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(summary().getByText('67,84 €')).toBeVisible();
    expect(summary().getByRole('link', { name: 'Vai alla cassa' })).toBeVisible();
  });
});

describe('a voucher in the cart', () => {
  it('is taken off the total, and is kept for the checkout', async () => {
    fakeCheckout({
      quote: () => {
        const code = wanted().voucher;
        const voucher = code ? { code, isValid: true, note: '' } : null;
        return makeQuote(wanted(), { voucher, discount: code ? 2.84 : 0 });
      },
    });
    await open();
    await userEvent.click(screen.getByText('Hai un buono?'));
    await userEvent.type(screen.getByLabelText('Codice del buono'), 'scuola5');
    await userEvent.click(screen.getByRole('button', { name: 'Usa' }));
    expect(await screen.findByText('Il buono SCUOLA5 è applicato.')).toBeVisible();
    expect(summary().getByText('65,00 €')).toBeVisible();
    expect(sessionStorage.getItem('zaino.voucher')).toBe('SCUOLA5');
  });

  it('says that nobody can check it now', async () => {
    fakeCheckout({ quote: undefined });
    await open();
    await userEvent.click(screen.getByText('Hai un buono?'));
    await userEvent.type(screen.getByLabelText('Codice del buono'), 'scuola5{Enter}');
    expect(await screen.findByText(/non riusciamo a controllarlo/)).toBeVisible();
  });
});

describe('a guest', () => {
  it('is told in the cart that an account comes next, with both ways', async () => {
    fakeCheckout();
    act(() => {
      closeSession();
      beginSession(null);
    });
    await open();
    expect(
      summary().getByRole('link', { name: 'accedi o continui senza account' }),
    ).toHaveAttribute('href', '/auth/login?da=%2Fcheckout');
    expect(summary().getByRole('link', { name: 'ti registri' })).toHaveAttribute(
      'href',
      '/auth/register?da=%2Fcheckout',
    );
  });
});
