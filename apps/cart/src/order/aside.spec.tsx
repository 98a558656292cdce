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
