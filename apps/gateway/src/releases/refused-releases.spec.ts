import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderPool } from '../rendering/render-pool';
import { openStore } from '../testing/open-store';
import { PublishedReleases, remoteBundle } from '../testing/published-releases';
import type { ReleaseStore } from './release-store';

const cartPage = (html: string) =>
  remoteBundle(`{ path: '/cart', render: () => ({ html: '${html}' }) }`);

describe('a version that cannot be used', () => {
  let releases: PublishedReleases;
  const stores: ReleaseStore<RenderPool>[] = [];

  beforeEach(() => {
    releases = new PublishedReleases();
    releases.publish({ name: 'shell', version: 's1' });
    publishCart('c1');
    releases.publish({ name: 'search', version: 'f1', mounts: ['/search'] });
  });

  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    releases.remove();
  });

  function publishCart(version: string, bundle = cartPage(version)) {
    return releases.publish({ name: 'cart', version, mounts: ['/cart'], bundle });
  }

  async function open() {
    const opened = await openStore(releases.folder);
    stores.push(opened.store);
    return opened;
  }

  const pointer = () => join(releases.folder, 'cart', 'active');

  it.each<[string, () => void, RegExp]>([
    [
      'has one byte changed',
      () => {
        publishCart('c2');
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
    ['throws while it loads', () => publishCart('c2', 'throw new Error("no");'), /no/],
    ['is no JavaScript', () => publishCart('c2', 'exports.routes = ['), /SyntaxError/],
    ['requires what is not given', () => publishCart('c2', 'require("fs")'), /fs may not/],
    ['exports nothing', () => publishCart('c2', ''), /no routes/],
    ['loops while it loads', () => publishCart('c2', 'for (;;);'), /does not load in time/],
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
        publishCart('c2');
        releases.write('cart/c2/release.json', '{"name":"cart","ver');
      },
      /JSON/,
    ],
    [
      'is the release of another app',
      () => {
        publishCart('c2');
        releases.write(
          'cart/c2/release.json',
          JSON.stringify({ ...publishCart('c2'), name: 'search' }),
        );
      },
      /release of search/,
    ],
    ['does not exist', () => releases.activate('cart', 'c2'), /ENOENT/],
    ['is outside of the folder', () => releases.activate('cart', '../search/f1'), /no version/],
    ['has no name yet', () => releases.activate('cart', ''), /no version/],
    [
      'is named by something that is no file',
      () => {
        rmSync(pointer());
        mkdirSync(pointer());
      },
      /no version/,
    ],
  ])('keeps the version before where the new one %s', async (_what, damage, reason) => {
    const { store, refused, pageOf } = await open();
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

    rmSync(pointer(), { recursive: true });
    publishCart('c4');
    await store.refresh();
    expect(await pageOf('/cart')).toEqual({ html: 'c4', status: 200 });
  });

  it('tries a refused version again after a while: its files may have been repaired', async () => {
    const { store, versions } = await open();
    publishCart('c2');
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
