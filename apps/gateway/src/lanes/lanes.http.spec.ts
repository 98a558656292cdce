import 'reflect-metadata';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { waitUntil } from '@zaino/testing/processes';
import { PreviewedGateway, previewCookie } from '../testing/previewed-gateway';
import { A_PREVIEW, aCanary, aPreview, others, tokenOf } from '../testing/previewed-shop';

let shop: PreviewedGateway;
beforeEach(() => {
  shop = new PreviewedGateway();
});
afterEach(() => shop.close());

const place = (number: number) => `__Host-zaino_place=${number}`;
/** The version that a page shows, and the one that it tells the browser to load: never two. */
function versionOf(body: string): string {
  const shown = /cart (c\d)/.exec(body)?.[1];
  const told = /"entry":"entry\.\w+\.js","version":"(c\d)"/.exec(body)?.[1];
  expect(told).toBe(shown);
  return shown ?? '';
}

describe('pages while a canary runs', () => {
  it('stay with their visitor, and what is kept of them is never mixed', async () => {
    shop.releases.change({ canaries: [aCanary()] });
    const page = await shop.open();
    for (let round = 0; round < 3; round += 1) {
      for (const [number, version] of [
        [0, 'c2'],
        [9999, 'c1'],
        [4999, 'c2'],
        [5000, 'c1'],
      ] as const) {
        const { body, headers } = await page('/cart', place(number));
        expect(versionOf(body)).toBe(version);
        expect(headers['set-cookie']).toBeUndefined();
        expect(headers['cache-control']).toBe('no-cache');
      }
    }
    const { body } = await shop.gateway.inject('/metrics');
    expect(body).toContain('gateway_page_lookups_total{lookup="miss"} 2');
    expect(body).toContain('release_active_info{lane="stable",app="cart",version="c1"} 1');
    expect(body).toContain('release_active_info{lane="canary",app="cart",version="c2"} 1');
  });

  it('begin with the version of the place that they give', async () => {
    shop.releases.change({ canaries: [aCanary()] });
    const page = await shop.open();
    for (let visitors = 0; visitors < 12; visitors += 1) {
      const { body, headers } = await page('/cart');
      const [, number = ''] = /zaino_place=(\d+)/.exec(String(headers['set-cookie'])) ?? [];
      expect(versionOf(body)).toBe(Number(number) < 5000 ? 'c2' : 'c1');
    }
  });

  it('are the stable ones for all as soon as it ends, and of its version once that is live', async () => {
    shop.releases.change({ canaries: [aCanary()] });
    const page = await shop.open();
    expect(versionOf((await page('/cart', place(0))).body)).toBe('c2');
    shop.releases.change({ canaries: [] });
    const isBack = async () => versionOf((await page('/cart', place(0))).body) === 'c1';
    expect(await waitUntil(isBack, 10_000)).toBe(true);
    expect((await page('/cart')).headers['set-cookie']).toBeUndefined();
    shop.releases.activate('cart', 'c2');
    const isLive = async () => versionOf((await page('/cart')).body) === 'c2';
    expect(await waitUntil(isLive, 10_000)).toBe(true);
  });
});

describe('a version', () => {
  it.each<[string, () => void]>([
    ['without a signature', () => rmSync(join(shop.releases.folder, 'cart/c2/signature.json'))],
    ['with that of another', () => shop.releases.sign('cart', 'c2', { version: 'c1' })],
    [
      'whose release.json is another',
      () => shop.releases.sign('cart', 'c2', { manifest: 'sha256-x' }),
    ],
    [
      'signed by somebody else',
      () => {
        const { text } = JSON.parse(shop.releases.signed({ app: 'cart' })) as { text: string };
        shop.releases.write('cart/c2/signature.json', JSON.stringify({ text, signature: '' }));
      },
    ],
  ])('%s is not used, neither live nor as a canary', async (_what, spoil) => {
    spoil();
    shop.releases.change({ canaries: [aCanary()] });
    const page = await shop.open();
    expect(versionOf((await page('/cart', place(0))).body)).toBe('c1');
    const { body } = await shop.gateway.inject('/metrics');
    expect(body).toContain('releases_refused_total{app="cart"} 1');
  });
});

describe('the link of a preview', () => {
  it('opens it in one browser, with all that its page needs, and leads out again', async () => {
    const page = await shop.open();
    const token = tokenOf(aPreview());
    const opened = await page(`/cart?a=1&anteprima=${token}&b=2`);
    expect(opened.statusCode).toBe(302);
    expect(opened.headers).toMatchObject({
      location: '/cart?a=1&b=2',
      'cache-control': 'no-store',
    });
    expect(opened.headers['set-cookie']).toBe(
      `${previewCookie(token)}; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=604800`,
    );

    const { body, headers } = await page('/cart', previewCookie(token));
    expect(versionOf(body)).toBe('c2');
    expect(body).toMatch(/<body><section id="anteprima".*carrello 1\.0\.2 fino al .*Esci/);
    expect(body).toMatch(/<style>#anteprima/);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(headers['etag']).toBeUndefined();

    const everybody = await page('/cart');
    expect(versionOf(everybody.body)).toBe('c1');
    expect(everybody.body).not.toContain('id="anteprima"');
    expect(everybody.headers['x-robots-tag']).toBeUndefined();

    const left = await page('/cart?anteprima=fine', previewCookie(token));
    expect(left.headers['location']).toBe('/cart');
    expect(left.headers['set-cookie']).toContainEqual(
      '__Host-zaino_preview=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    );
  });

  it.each<[string, () => string, [number, RegExp]]>([
    [
      'is over',
      () => tokenOf(aPreview({ expiresAt: '2026-01-01T00:00:00.000Z' })),
      [410, /Questa anteprima è scaduta/],
    ],
    [
      'was revoked',
      () => {
        shop.releases.change({ revokedPreviews: [A_PREVIEW] });
        return tokenOf(aPreview());
      },
      [410, /Questa anteprima è stata chiusa/],
    ],
    ['is by another key', () => tokenOf(aPreview(), others), [404, /Questa anteprima non c’è/]],
    ['is half of it', () => tokenOf(aPreview()).slice(0, 200), [404, /Questa anteprima non c’è/]],
    ['says something else', () => tokenOf({ id: 1 }), [404, /Questa anteprima non c’è/]],
    ['is nothing', () => '', [404, /Questa anteprima non c’è/]],
    ['is endless', () => 'x'.repeat(4000), [404, /Questa anteprima non c’è/]],
  ])(
    'that %s says so in a page with a way on, and forgets it',
    async (_what, make, [status, words]) => {
      const token = make();
      const page = await shop.open();
      const asked = [await page(`/cart?a=%22&anteprima=${token}`)];
      if (token !== '') asked.push(await page('/cart?a=%22', previewCookie(token)));
      for (const { statusCode, body, headers } of asked) {
        expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
        expect(body).toMatch(words);
        expect(body).toContain('<a href="/cart?a=%22">Vai al sito</a>');
        expect(headers['set-cookie']).toMatch(/^__Host-zaino_preview=;.*Max-Age=0$/);
      }
    },
  );

  it('shows what is live, and says so, where its version cannot be used', async () => {
    const page = await shop.open();
    const token = tokenOf(aPreview({ versions: { cart: 'c9' } }));
    const { body, headers } = await page('/cart', previewCookie(token));
    expect(versionOf(body)).toBe('c1');
    expect(body).toContain('Anteprima non disponibile');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('leads to no other host', async () => {
    await shop.open();
    await shop.gateway.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.gateway.server.address() as AddressInfo;
    const asked = get({ port, path: '//evil.example/x?anteprima=fine' });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.headers.location).toBe('/evil.example/x');
  });

  it('of staff gives the cookie by which its browser gets what is for staff', async () => {
    shop.releases.change({ canaries: [aCanary({ isForStaff: true })] });
    const page = await shop.open();
    const token = tokenOf({ staff: true, expiresAt: '2999-01-01T00:00:00.000Z' });
    const { headers } = await page(`/cart?anteprima=${token}`);
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    expect(cookie).toBe(`__Host-zaino_staff=${token}`);
    expect(versionOf((await page('/cart', cookie)).body)).toBe('c2');
    expect(versionOf((await page('/cart')).body)).toBe('c1');
  });
});
