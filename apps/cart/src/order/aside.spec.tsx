import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderEndpoints } from '@zaino/contracts/orders';
import { clear, getCart } from '@zaino/web/cart';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { act } from 'react';
import { bookLine, productLine } from '../sample-lines';
import { forgetSession, openOrders, part, press } from '../testing/open-orders';
import { makeOrder } from '../testing/order-factories';

async function open(...answers: Parameters<typeof fakeNetwork>) {
  fakeNetwork(
    answer(orderEndpoints.order, () => makeOrder()),
    ...answers,
  );
  return openOrders(`/orders/${makeOrder().id}`);
}

beforeEach(() => act(() => void clear()));
afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('ordering again', () => {
  const again = () => part('Ti servono ancora?');

  it('puts the articles into the cart, and names those that are gone', async () => {
    const lines = [bookLine({ prezzo: 21 }), productLine({ quantity: 2 })];
    await open(answer(orderEndpoints.reorder, () => ({ lines, gone: ['Il tempo che resta 2'] })));
    await press('Ordina di nuovo');
    expect(
      await again().findByText(/^3 articoli sono nel carrello, ai prezzi di oggi/),
    ).toBeVisible();
    expect(again().getByText('Non si trova più: Il tempo che resta 2.')).toBeVisible();
    expect(again().getByRole('link', { name: 'Vai al carrello' })).toHaveAttribute('href', '/cart');
    expect(getCart().items).toEqual(lines);
  });

  it('says so where nothing is left of it', async () => {
    const gone = ['Il tempo che resta 2', 'Carte d’Europa 2'];
    await open(answer(orderEndpoints.reorder, () => ({ lines: [], gone })));
    await press('Ordina di nuovo');
    expect(await again().findByText(`Non si trovano più: ${gone.join(', ')}.`)).toBeVisible();
    expect(again().queryByRole('link')).toBeNull();
    expect(getCart().items).toEqual([]);
  });

  it('leaves the cart alone where the service is away', async () => {
    await open(answer(orderEndpoints.reorder, () => refusal(503, 'unavailable')));
    await press('Ordina di nuovo');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Non riuscito/);
    expect(getCart().items).toEqual([]);
  });
});

describe('the tracking link', () => {
  const link = 'http://localhost/tracking/abcdefghijklmnopqrstuvwx';

  it('is copied, and says so', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(await screen.findByRole('button', { name: 'Copia il link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(screen.getByText('Link copiato negli appunti!')).toBeVisible();
  });

  it('is marked for copying by hand where the browser does not allow it', async () => {
    await open();
    const writeText = () => Promise.reject(new Error('Not allowed'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await press('Copia il link');
    expect([field.value, field.selectionEnd]).toEqual([link, link.length]);
    expect(screen.queryByText('Link copiato negli appunti!')).toBeNull();
  });
});

describe('help with the order', () => {
  it('writes to the shop with the number of the order, and leads to the answers', async () => {
    await open();
    const help = part('Serve aiuto?');
    expect(help.getByRole('link', { name: 'scrivi all’assistenza' })).toHaveAttribute(
      'href',
      '/support?ordine=ZN-7K3M-9QXD',
    );
    expect(help.getByRole('link', { name: 'domande frequenti' })).toHaveAttribute('href', '/faq');
  });
});

describe('the legal texts', () => {
  it('are those of the day of the order', async () => {
    const acceptedTexts = { terms: '2026-11-23', privacy: '2027-01-10' };
    fakeNetwork(answer(orderEndpoints.order, () => makeOrder({ acceptedTexts })));
    await openOrders(`/orders/${makeOrder().id}`);
    expect(
      screen.getByRole('link', { name: 'termini di servizio del 23 novembre 2026' }),
    ).toHaveAttribute('href', '/terms-of-service/2026-11-23');
    expect(
      screen.getByRole('link', { name: 'informativa sulla privacy del 10 gennaio 2027' }),
    ).toHaveAttribute('href', '/privacy-policy/2027-01-10');
  });

  it('are not named where nobody wrote them down', async () => {
    fakeNetwork(answer(orderEndpoints.order, () => makeOrder({ acceptedTexts: null })));
    await openOrders(`/orders/${makeOrder().id}`);
    expect(screen.queryByText(/Per questo ordine valgono/)).toBeNull();
  });
});
