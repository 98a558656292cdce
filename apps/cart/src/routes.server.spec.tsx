/** @jest-environment node */
import { servePage } from '@zaino/web/served-page';
import { routes } from './routes';

describe('the routes of the cart', () => {
  it('render to a string without a DOM, claiming nothing about what is in the cart', async () => {
    expect(typeof window).toBe('undefined');
    const { html } = await servePage(routes, '/cart');
    expect(html).toContain('Carrello');
    expect(html).not.toContain('Il tuo carrello è vuoto');
    expect(html).not.toContain('Totale');
  });

  it('carry the page title, and keep the cart out of search engines', () => {
    const meta = expect.objectContaining({ noindex: true }) as object;
    expect(routes.find(({ path }) => path === '/cart')?.handle).toMatchObject({
      title: 'Carrello',
      meta,
    });
  });

  it('lead a guest from the checkout to the sign-in, and back from there', async () => {
    // The sign-in is a page of the shell.
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    const { address } = await servePage(routes, '/checkout');
    complaints.mockRestore();
    expect(address).toBe('/auth/login?da=%2Fcheckout');
  });

  it('keep the checkout for the signed-in, and out of search engines', () => {
    expect(routes.find(({ path }) => path === '/checkout')?.handle).toMatchObject({
      title: 'Cassa',
      isProtected: true,
      meta: { noindex: true },
    });
  });

  it('draw no order without an account on the server, and say what to do without a script', async () => {
    for (const path of ['/orders/ospite', '/orders/ospite/3b0c8a52-5f7f-4c7e-9a51-6f0b7d6f8a11']) {
      const { html } = await servePage(routes, path);
      expect(html).toContain('Il tuo ordine senza account');
      expect(html).toContain('serve JavaScript');
      expect(routes.find((route) => route.path === '/orders/ospite')?.handle).toMatchObject({
        meta: { noindex: true },
      });
    }
    const { html } = await servePage(routes, '/checkout/ospite');
    expect(html).toContain('serve JavaScript');
  });
});
