/** @jest-environment node */
import { servePage } from '@zaino/web/served-page';
import { undeclaredParams } from '@zaino/web/undeclared-params';
import { publicAddresses, publicPages } from './testing/public-pages';

describe('legal texts and help on the server', () => {
  it.each(publicAddresses)('%s is complete HTML without a browser', async (address, words) => {
    const { status, html } = await servePage(publicPages, address);
    expect(status).toBe(200);
    expect(html).toContain(words);
    expect(html.match(/<h1/g)).toHaveLength(1);
    // The content security policy forbids it.
    expect(html).not.toContain('style=');
  });

  it.each(['/terms-of-service/2026-11-22', '/privacy-policy/ieri', '/cookie-policy/2020-01-01'])(
    '%s, a version that there never was, is not found',
    async (address) => {
      const { status, html } = await servePage(publicPages, address);
      expect(status).toBe(404);
      expect(html).not.toContain('Versione del');
    },
  );

  it('say which parameters they read', async () => {
    const addresses = publicAddresses.map(([address]) => address);
    expect(await undeclaredParams(publicPages, addresses)).toEqual([]);
  });
});
