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
    expect(routes).toEqual([
      expect.objectContaining({
        path: '/cart',
        handle: expect.objectContaining({ title: 'Carrello', meta }) as object,
      }),
    ]);
  });
});
