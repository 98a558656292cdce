/** @jest-environment node */
import { servePage } from '@zaino/web/served-page';
import { routes } from './login';

describe('the admin area on the server', () => {
  it('has the form of the sign-in, which the browser cannot send by itself', async () => {
    const { status, html } = await servePage(routes, '/admin/login');
    expect(status).toBe(200);
    expect(html).toMatch(/<label[^>]*>Username/);
    expect(html).toContain('autoComplete="current-password"');
    expect(html).toContain('Torna al sito');
    expect(html).not.toMatch(/type="submit"/);
  });

  it.each(['/admin', '/admin/products', '/admin/orders/7?x=1'])(
    'says of %s that access is checked, and carries no data',
    async (path) => {
      const { status, html, data } = await servePage(routes, path);
      expect(status).toBe(200);
      expect(html).toContain('Verifica accesso...');
      expect(Object.values((JSON.parse(data) as { loaderData: object }).loaderData)).toEqual([
        { state: 'checking' },
      ]);
    },
  );

  it('is kept out of search engines', () => {
    for (const { handle } of routes) {
      expect(handle).toMatchObject({ meta: { noindex: true } });
    }
  });
});
