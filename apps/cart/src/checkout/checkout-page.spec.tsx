import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getCart } from '@zaino/web/cart';
import { returning } from '../testing/checkout-factories';
import { fakeCheckout, sentTo } from '../testing/fake-checkout';
import { freshTab, openCheckout } from '../testing/open-checkout';
import { leaveTo } from './order/leave-to';

jest.mock('./order/leave-to', () => ({ leaveTo: jest.fn() }));

const ORDER = 'Ordine con obbligo di pagare';
const orderButton = () => screen.findByRole('button', { name: ORDER });
const section = (name: string) => within(screen.getByRole('region', { name }));

async function send() {
  const button = await orderButton();
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

beforeEach(freshTab);
afterEach(() => jest.restoreAllMocks());

describe('the checkout of a family that has ordered before', () => {
  beforeEach(() => fakeCheckout({ start: () => returning }));

  it('has at most 14 form elements', async () => {
    await openCheckout();
    await waitFor(async () => expect(await orderButton()).toBeEnabled());
    await screen.findByRole('region', { name: 'Se un libro tarda' });
    const form = screen.getByRole('form', { name: 'Ordine' });
    const elements = [...form.querySelectorAll('input, select, textarea, button')];
    const isOnNarrowScreens = (element: Element) =>
      element.closest('[aria-label="Totale dell’ordine"]') !== null;
    const shown = elements.filter((element) => !isOnNarrowScreens(element));
    expect(shown.length).toBeLessThanOrEqual(14);
  });

  it('sends what was seen, leaves for the payment and keeps nothing', async () => {
    await openCheckout();
    await send();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pagamenti.example/sessione'));
    const [sent, ...more] = sentTo('/api/orders');
    expect(more).toEqual([]);
    expect(sent?.body).toMatchObject({ contact: returning.contact, address: returning.address });
    expect(sent?.key).toMatch(/^[\da-f-]{36}$/);
    expect(getCart().items).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual(['zaino.last-order']);
    expect(screen.getByRole('heading', { name: /ZN-7K3M-9QXD/ })).toHaveFocus();
  });
});

describe('x', () => {
  it('y', () => {
    expect(section).toBeDefined();
  });
});
