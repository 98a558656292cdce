import { screen } from '@testing-library/react';
import { hydratePage, servePage, showWithoutScript } from '@zaino/web/served-page';
import { act } from 'react';
import { clear } from '@zaino/web/cart';
import { routes } from '../routes';
import { returning } from '../testing/checkout-factories';
import { fakeCheckout } from '../testing/fake-checkout';
import { freshTab } from '../testing/open-checkout';

/** What comes to life asks for prices at once, which is nothing to complain of here. */
const complaintsOf = ({ mock }: jest.SpyInstance<unknown, unknown[]>) =>
  mock.calls.filter(([words]) => !String(words).includes('not wrapped in act'));

describe('the checkout’s page', () => {
  let complaints: jest.SpyInstance<unknown, unknown[]>;
  beforeEach(() => {
    freshTab();
    complaints = jest.spyOn(console, 'error').mockImplementation();
    fakeCheckout({ start: () => returning });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it('goes on from what the server drew, which claims nothing about the cart', async () => {
    const page = await servePage(routes, '/checkout');
    expect(page.html).toContain('Cassa');
    expect(page.html).toContain('Solo in Italia');
    expect(page.html).not.toContain('Il tuo carrello è vuoto');
    expect(page.html).not.toContain('Il tuo ordine');
    expect(await hydratePage(routes, page)).toEqual([]);
    expect(complaintsOf(complaints)).toEqual([]);
    expect(screen.getByRole('form', { name: 'Ordine' })).toBeVisible();
  });

  it('goes on where the cart is empty, and where the service is down', async () => {
    act(() => void clear());
    expect(await hydratePage(routes, await servePage(routes, '/checkout'))).toEqual([]);
    expect(screen.getByText('Il tuo carrello è vuoto')).toBeVisible();
    freshTab();
    fakeCheckout({ start: undefined });
    const page = await servePage(routes, '/checkout');
    expect(page.status).toBe(503);
    expect(await hydratePage(routes, page)).toEqual([]);
    expect(screen.getByText('La cassa ora non è disponibile')).toBeVisible();
  });

  it('says without JavaScript that it needs it, with a way on', async () => {
    showWithoutScript(await servePage(routes, '/checkout'));
    expect(screen.getByText(/per ordinare serve JavaScript/)).toBeVisible();
    expect(screen.getByRole('link', { name: /cerca i libri/ })).toHaveAttribute('href', '/search');
  });
});
