import 'reflect-metadata';
import { RELEASE_SET_ELEMENT, type ReleaseSet } from '@zaino/contracts/shared';
import { PreviewedGateway, previewCookie } from '../testing/previewed-gateway';
import { A_PREVIEW, aLocalCart, others, tokenOf } from '../testing/previewed-shop';

const from = 'http://localhost:4290';

let shop: PreviewedGateway;
beforeEach(() => {
  shop = new PreviewedGateway();
});
afterEach(() => shop.close());

function setOf(body: string): ReleaseSet {
  const [, text = ''] = new RegExp(`id="${RELEASE_SET_ELEMENT}">(.*?)</script>`).exec(body) ?? [];
  return JSON.parse(text) as ReleaseSet;
}

/** Sources of the page's policy, by directive. */
function policyOf(headers: Record<string, unknown>): Map<string, string[]> {
  const directives = String(headers['content-security-policy']).split('; ');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
}

const taking = ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src'];

describe('an app from the developer’s machine', () => {
  it('is told to its one browser, which draws it; the server neither runs nor names what is live', async () => {
    const page = await shop.open();
    const { statusCode, body, headers } = await page('/cart', previewCookie(tokenOf(aLocalCart())));
    expect(statusCode).toBe(200);
    expect(setOf(body).remotes).toEqual([
      {
        name: 'cart',
        mounts: ['/cart'],
        version: 'local',
        base: `${from}/`,
        entry: 'entry.js',
        integrity: {},
      },
    ]);
    expect(body).toContain('Frame only');
    expect(body).not.toContain('cart c1');
    expect(body).not.toContain('/releases/cart/');
    expect(body).toMatch(
      /<body><section id="anteprima".*carrello dalla macchina di chi sviluppa \(http:\/\/localhost:4290\) fino al .*Esci/,
    );
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(headers['etag']).toBeUndefined();
  });

  it('leaves the pages of all others to the server, in the same browser', async () => {
    const page = await shop.open();
    const { body, headers } = await page('/', previewCookie(tokenOf(aLocalCart())));
    expect(body).toContain('Home');
    expect(setOf(body).remotes).toMatchObject([{ base: `${from}/` }]);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('is let in by the policy of that browser’s pages, and by none of another’s', async () => {
    const page = await shop.open();
    const other = policyOf((await page('/cart')).headers);
    const own = policyOf((await page('/cart', previewCookie(tokenOf(aLocalCart())))).headers);
    for (const name of taking) {
      expect(own.get(name)).toEqual(expect.arrayContaining([...(other.get(name) ?? []), from]));
      expect(other.get(name)).not.toContain(from);
    }
    expect(own.get('connect-src')).toContain('ws://localhost:4290');
    // Served without TLS, which no browser is to ask of it.
    expect(own.has('upgrade-insecure-requests')).toBe(false);
    expect(other.has('upgrade-insecure-requests')).toBe(true);
    const changed = new Set([...taking, 'upgrade-insecure-requests']);
    const same = (policy: Map<string, string[]>) =>
      [...policy].filter(([name]) => !changed.has(name));
    expect(same(own)).toEqual(same(other));
  });

  it('is in no other browser, nor in what is kept for all, before and after', async () => {
    const page = await shop.open();
    for (let round = 0; round < 2; round += 1) {
      const everybody = await page('/cart');
      expect(everybody.body).toContain('cart c1');
      expect(everybody.body).not.toContain(from);
      expect(everybody.body).not.toContain('id="anteprima"');
      expect((await page('/cart', previewCookie(tokenOf(aLocalCart())))).body).toContain(from);
    }
    const { body } = await shop.gateway.inject('/metrics');
    expect(body).toContain('gateway_page_lookups_total{lookup="fresh"} 1');
  });

  it('ends by the bar', async () => {
    const page = await shop.open();
    const left = await page('/cart?anteprima=fine', previewCookie(tokenOf(aLocalCart())));
    expect(left.headers['location']).toBe('/cart');
    expect(left.headers['set-cookie']).toContainEqual(
      '__Host-zaino_preview=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    );
  });

  it.each<[string, () => string, [number, RegExp]]>([
    [
      'is over',
      () => tokenOf(aLocalCart({ expiresAt: '2026-01-01T00:00:00.000Z' })),
      [410, /La prova dalla tua macchina è finita/],
    ],
    [
      'was revoked',
      () => {
        shop.releases.change({ revokedPreviews: [A_PREVIEW] });
        return tokenOf(aLocalCart());
      },
      [410, /La prova dalla tua macchina è finita/],
    ],
    ['is by another key', () => tokenOf(aLocalCart(), others), [404, /Questa anteprima non c’è/]],
    [
      'names another machine',
      () => tokenOf(aLocalCart({ local: { app: 'cart', origin: 'https://evil.example' } })),
      [404, /Questa anteprima non c’è/],
    ],
  ])('whose cookie %s is shown no more, and forgotten', async (_what, make, [status, words]) => {
    const token = make();
    const page = await shop.open();
    const { statusCode, body, headers } = await page('/cart', previewCookie(token));
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
    expect(body).toMatch(words);
    expect(body).toContain('<a href="/cart">Vai al sito</a>');
    expect(policyOf(headers).get('script-src') ?? []).not.toContain(from);
    expect(headers['set-cookie']).toMatch(/^__Host-zaino_preview=;.*Max-Age=0$/);
  });

  it('comes by no link that one could hand on', async () => {
    const page = await shop.open();
    const { statusCode, headers } = await page(`/cart?anteprima=${tokenOf(aLocalCart())}`);
    expect(statusCode).toBe(404);
    expect(headers['set-cookie']).toMatch(/Max-Age=0$/);
  });

  it('that has no pages here is not shown, and the bar says so', async () => {
    const page = await shop.open();
    const local = { app: 'loans', origin: from };
    const { body } = await page('/cart', previewCookie(tokenOf(aLocalCart({ local }))));
    expect(body).toContain('cart c1');
    expect(body).toContain('Anteprima non disponibile');
  });
});
