import { createSites } from './sites';

const shopAt = (PUBLIC_URL?: string, ADMIN_URL?: string) =>
  createSites({ PUBLIC_URL, ADMIN_URL, PORT: 4200 });

describe('the addresses of the gateway', () => {
  it.each([
    [undefined, 'admin.localhost:4200', 'http://admin.localhost:4200'],
    ['https://zaino.example', 'admin.zaino.example', 'https://admin.zaino.example'],
    ['https://www.zaino.example', 'ADMIN.zaino.example', 'https://admin.zaino.example'],
    ['http://zaino.example:81', 'admin.zaino.example:81', 'http://admin.zaino.example:81'],
  ])('for a shop at %s: %s is the admin area’s', (publicUrl, host, origin) => {
    const shop = publicUrl ?? 'http://localhost:4200';
    expect(shopAt(publicUrl)({ host })).toEqual({ origin, shop });
  });

  it.each(['zaino.example', 'admin.zaino.example:81', 'admin.zaino.example.evil', 'evil', ''])(
    'all others are the shop’s: %s',
    (host) => {
      expect(shopAt('https://zaino.example')({ host })).toEqual({
        origin: 'https://zaino.example',
      });
    },
  );

  it.each(['http://127.0.0.1:4200', 'http://[::1]:4200'])('%s has none below it', (shop) => {
    for (const host of ['admin.127.0.0.1:4200', 'admin.[::1]:4200', 'admin.localhost:4200']) {
      expect(shopAt(shop)({ host })).toEqual({ origin: shop });
    }
  });

  it('is where it is told to be', () => {
    const siteOf = shopAt('http://127.0.0.1:4200', 'https://intern.example/');
    expect(siteOf({ host: 'intern.example' })).toEqual({
      origin: 'https://intern.example',
      shop: 'http://127.0.0.1:4200',
    });
    expect(siteOf({ host: '127.0.0.1:4200' })).toEqual({ origin: 'http://127.0.0.1:4200' });
  });

  it('is not the shop itself', () => {
    const siteOf = shopAt('https://zaino.example', 'https://zaino.example');
    expect(siteOf({ host: 'zaino.example' })).toEqual({ origin: 'https://zaino.example' });
  });
});
