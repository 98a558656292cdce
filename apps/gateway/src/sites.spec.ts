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

describe('the sub-domains of bookshops', () => {
  const at = (host: string, publicUrl = 'https://zaino.example') => shopAt(publicUrl)({ host });

  it.each([
    ['https://zaino.example', 'aurora.zaino.example', 'https://aurora.zaino.example'],
    ['https://www.zaino.example', 'aurora.zaino.example', 'https://aurora.zaino.example'],
    ['http://zaino.example:81', 'aurora.zaino.example:81', 'http://aurora.zaino.example:81'],
    ['http://localhost:4200', 'aurora.localhost:4200', 'http://aurora.localhost:4200'],
    ['http://127.0.0.1:4200', 'aurora.localhost:4200', 'http://aurora.localhost:4200'],
    ['http://[::1]:4200', 'aurora.localhost:4200', 'http://aurora.localhost:4200'],
  ])('of a shop at %s: %s', (publicUrl, host, origin) => {
    expect(at(host, publicUrl)).toEqual({
      origin,
      front: { domain: 'aurora', mainSite: publicUrl },
    });
  });

  it.each([
    'AURORA.Zaino.Example',
    'aurora.zaino.example.',
    'aurora.zaino.example:8443',
    'aurora.zaino.example.:443',
    'aurora.zaino.example:',
  ])('are one site however they are written: %s', (host) => {
    expect(at(host)).toEqual(at('aurora.zaino.example'));
  });

  it.each(['a.b.zaino.example', 'x--y.zaino.example', '.zaino.example', 'ä.zaino.example'])(
    'are nobody’s where none could be registered: %s',
    (host) => expect(at(host).front?.domain).toBe(host.replace('.zaino.example', '')),
  );

  it.each([
    'zaino.example',
    'www.zaino.example',
    'api.zaino.example',
    'aurorazaino.example',
    'aurora.zaino.example.evil.example',
    'aurora.zaino.example@evil.example',
    'evil.example',
    '',
  ])('are not the shop’s: %s', (host) => {
    expect(at(host)).toEqual({ origin: 'https://zaino.example' });
  });

  it.each(['admin.zaino.example', 'ADMIN.zaino.example'])('are not the admins’: %s', (host) => {
    expect(at(host)).toEqual({
      origin: 'https://admin.zaino.example',
      shop: 'https://zaino.example',
    });
  });

  it('are none where the shop has only a number', () => {
    expect(at('aurora.203.0.113.9', 'https://203.0.113.9')).toEqual({
      origin: 'https://203.0.113.9',
    });
  });
});
