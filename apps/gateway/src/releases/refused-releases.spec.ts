import { isShortForm } from '@zaino/testing/config';
import { cartPage, VersionedShop } from '../testing/open-store';

describe('a version that cannot be used', () => {
  let releases: VersionedShop;

  beforeEach(() => {
    releases = new VersionedShop();
  });

  afterEach(() => releases.close());

  /** In the short form that a bundle loops is seen by the pool alone. */
  const slow: [string, () => void, RegExp][] = isShortForm()
    ? []
    : [
        [
          'loops while it loads',
          () => releases.publishCart('c2', 'for (;;);'),
          /does not load in time/,
        ],
      ];

  it.each<[string, () => void, RegExp]>([
    [
      'has one byte changed',
      () => {
        releases.publishCart('c2');
        releases.write('cart/c2/server/server.js', cartPage('c3'));
      },
      /integrity/,
    ],
    [
      'has a stylesheet with one byte changed',
      () => {
        const files = { 'a.css': 'a{}' };
        releases.publish({ name: 'cart', version: 'c2', mounts: ['/cart'], files });
        releases.write('cart/c2/a.css', 'b{}');
      },
      /a.css fails its integrity check/,
    ],
    ['throws while it loads', () => releases.publishCart('c2', 'throw new Error("no");'), /no/],
    ['is no JavaScript', () => releases.publishCart('c2', 'exports.routes = ['), /SyntaxError/],
    ['requires what is not given', () => releases.publishCart('c2', 'require("fs")'), /fs may not/],
    ['exports nothing', () => releases.publishCart('c2', ''), /no routes/],
    [
      'asks for what the shell does not give',
      () =>
        releases.publish({
          name: 'cart',
          version: 'c2',
          mounts: ['/cart'],
          shared: { react: '^99.0.0' },
        }),
      /react \^99/,
    ],
    [
      'was built for another federation runtime',
      () =>
        releases.publish({ name: 'cart', version: 'c2', mounts: ['/cart'], federation: '3.0.0' }),
      /Federation 3.0.0/,
    ],
    [
      'has an unreadable release.json',
      () => {
        releases.publishCart('c2');
        releases.write('cart/c2/release.json', '{"name":"cart","ver');
      },
      /JSON/,
    ],
    [
      'is the release of another app',
      () => {
        releases.publishCart('c2');
        releases.write(
          'cart/c2/release.json',
          JSON.stringify({ ...releases.publishCart('c2'), name: 'search' }),
        );
      },
      /release of search/,
    ],
    ['does not exist', () => releases.activate('cart', 'c2'), /ENOENT/],
    ...slow,
  ])('keeps the version before where the new one %s', async (_what, damage, reason) => {
    const { store, refused, pageOf } = await releases.open();
    damage();
    await store.refresh();
    await store.refresh();
    expect(await pageOf('/cart')).toEqual({ html: 'c1', status: 200 });
    expect(await pageOf('/search')).toEqual({ html: 'search', status: 200 });
    expect(refused).toEqual([
      {
        app: 'cart',
        version: expect.any(String) as string,
        reason: expect.stringMatching(reason) as string,
      },
    ]);

    releases.publishCart('c4');
    await store.refresh();
    expect(await pageOf('/cart')).toEqual({ html: 'c4', status: 200 });
  });

  it('tries a refused version again after a while: its files may have been repaired', async () => {
    const { store, versions } = await releases.open();
    releases.publishCart('c2');
    const good = cartPage('c2');
    releases.write('cart/c2/server/server.js', `${good} `);
    await store.refresh();
    expect(versions()).toContain('c1');
    releases.write('cart/c2/server/server.js', good);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await store.refresh();
    jest.restoreAllMocks();
    expect(versions()).toContain('c2');
  });
});
