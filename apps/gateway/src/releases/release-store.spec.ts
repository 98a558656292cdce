import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteAt } from '@zaino/contracts/shared';
import { HOUR_MS } from '@zaino/rules/durations';
import { isShortForm } from '@zaino/testing/config';
import { waitUntil } from '@zaino/testing/processes';
import { VersionedShop } from '../testing/open-store';
import { shellBundle } from '../testing/published-releases';

/** Each starts a worker. */
const VERSIONS = isShortForm() ? 10 : 50;

describe('release store', () => {
  let releases: VersionedShop;

  beforeEach(() => {
    releases = new VersionedShop();
  });

  afterEach(() => releases.close());

  it('makes pages of the chosen versions, and of a new one as soon as it is chosen', async () => {
    const { store, refused, pageOf } = await releases.open();
    expect(await pageOf('/cart')).toEqual({ html: 'c1', status: 200 });
    releases.publishCart('c2');
    await store.refresh();
    expect(await pageOf('/cart')).toEqual({ html: 'c2', status: 200 });
    releases.activate('cart', 'c1');
    await store.refresh();
    expect(await pageOf('/cart')).toEqual({ html: 'c1', status: 200 });
    expect(refused).toEqual([]);
  });

  it('keeps what was active before ready for a while: the way back starts nothing', async () => {
    const { store, started, pageOf } = await releases.open(HOUR_MS);
    releases.publishCart('c2');
    await store.refresh();
    const times = started.length;
    for (const version of ['c1', 'c2', 'c1']) {
      releases.activate('cart', version);
      await store.refresh();
      expect(await pageOf('/cart')).toEqual({ html: version, status: 200 });
    }
    expect(started).toHaveLength(times);
    releases.publishCart('c3');
    await store.refresh();
    releases.publishCart('c4');
    await store.refresh();
    releases.activate('cart', 'c1');
    await store.refresh();
    expect(await pageOf('/cart')).toEqual({ html: 'c1', status: 200 });
    expect(started).toHaveLength(times + 3);
  });

  it('lets go of what was active before once its time is over', async () => {
    const { store, started, pageOf } = await releases.open(1);
    const before = store.active()?.renderer;
    const retired = before && jest.spyOn(before, 'retire');
    releases.publishCart('c2');
    await store.refresh();
    expect(await waitUntil(() => retired?.mock.calls.length === 1, 10_000)).toBe(true);
    releases.activate('cart', 'c1');
    await store.refresh();
    expect(await pageOf('/cart')).toEqual({ html: 'c1', status: 200 });
    expect(started).toHaveLength(3);
  });

  it('has a place for a remote whose only version is refused: 503 there, the others work', async () => {
    releases.publishCart('c1', 'throw new Error("no")');
    const { store, pageOf } = await releases.open();
    expect(await pageOf('/search')).toEqual({ html: 'search', status: 200 });
    expect(await pageOf('/cart')).toEqual({ html: 'Frame only', status: 503 });
    expect(await pageOf('/nowhere')).toMatchObject({ status: 404 });
    const set = store.active()?.set;
    expect(set && remoteAt('/cart', set)).toMatchObject({ name: 'cart', integrity: {} });

    releases.publishCart('c2');
    await store.refresh();
    expect(await pageOf('/cart')).toEqual({ html: 'c2', status: 200 });
  });

  it('has nothing to show before there is a usable shell', async () => {
    releases.publish({ name: 'shell', version: 's2', bundle: 'throw new Error("no")' });
    const { store, pageOf } = await releases.open();
    expect(store.active()).toBeUndefined();
    releases.activate('shell', 's1');
    await store.refresh();
    expect(await pageOf('/')).toEqual({ html: 'Home', status: 200 });
  });

  it('keeps the shell before where the new one is refused, and takes the one after', async () => {
    const { store, refused, versions } = await releases.open();
    const broken = shellBundle('').replace("html: 'Frame only'", 'html: nothing');
    releases.publish({ name: 'shell', version: 's2', bundle: broken });
    releases.publishCart('c2');
    await store.refresh();
    expect(versions()).toEqual(['s1', 'c2', 'f1']);
    expect(refused).toMatchObject([{ app: 'shell', version: 's2' }]);
    releases.publish({ name: 'shell', version: 's3' });
    await store.refresh();
    expect(versions()).toEqual(['s3', 'c2', 'f1']);
  });

  it('blames a new shell where a remote in use loads no longer', async () => {
    const { store, refused, versions } = await releases.open();
    const withoutReact = shellBundle('').replace("react: { version: 'of the shell' }", '');
    releases.publish({ name: 'shell', version: 's2', bundle: withoutReact });
    await store.refresh();
    expect(versions()).toEqual(['s1', 'c1', 'f1']);
    expect(refused).toMatchObject([{ app: 'shell', version: 's2' }]);
  });

  describe('with versions that need one another', () => {
    const shell = (version: string, react: string) =>
      releases.publish({ name: 'shell', version, shared: { react } });
    const remote = (version: string, react: string) =>
      releases.publish({ name: 'cart', version, mounts: ['/cart'], shared: { react } });

    it('lets a new shell wait until the remote in use has a version for it', async () => {
      shell('s1', '1.0.0');
      remote('c1', '^1.0.0');
      const { store, refused, versions } = await releases.open();
      shell('s2', '2.0.0');
      await store.refresh();
      expect(versions()).toEqual(['s1', 'c1', 'f1']);
      expect(refused).toMatchObject([{ app: 'shell', version: 's2' }]);
      remote('c2', '^2.0.0');
      await store.refresh();
      expect(versions()).toEqual(['s2', 'c2', 'f1']);
    });

    it('lets a new remote wait for its shell', async () => {
      shell('s1', '1.0.0');
      remote('c1', '^1.0.0');
      const { store, versions } = await releases.open();
      remote('c2', '^2.0.0');
      await store.refresh();
      expect(versions()).toEqual(['s1', 'c1', 'f1']);
      shell('s2', '2.0.0');
      await store.refresh();
      expect(versions()).toEqual(['s2', 'c2', 'f1']);
    });

    it('takes a remote away and does not take it back once it fits no longer', async () => {
      shell('s1', '1.0.0');
      remote('c1', '^1.0.0');
      const { store, pageOf, versions } = await releases.open();
      releases.takeAway('cart');
      shell('s2', '2.0.0');
      await store.refresh();
      expect(versions()).toEqual(['s2', 'f1']);
      releases.activate('cart', 'c1');
      await store.refresh();
      expect(versions()).toEqual(['s2', 'f1']);
      expect(await pageOf('/cart')).toMatchObject({ status: 503 });
    });
  });

  it('keeps what it has while the folder is away', async () => {
    const { store, refused, versions } = await releases.open();
    renameSync(releases.folder, `${releases.folder}-away`);
    await store.refresh();
    expect(versions()).toEqual(['s1', 'c1', 'f1']);
    renameSync(`${releases.folder}-away`, releases.folder);
    await store.refresh();
    expect(refused).toEqual([]);
  });

  it('does not mind what lies about in the folder', async () => {
    writeFileSync(join(releases.folder, 'README'), 'x');
    mkdirSync(join(releases.folder, 'not-live', 'v1'), { recursive: true });
    const { refused, versions } = await releases.open();
    expect(versions()).toEqual(['s1', 'c1', 'f1']);
    expect(refused).toEqual([]);
  });

  it('takes one look for all who ask at once', async () => {
    const { store } = await releases.open();
    releases.publishCart('c2');
    const before = store.active();
    await Promise.all([store.refresh(), store.refresh(), store.refresh()]);
    const after = store.active();
    expect(after).not.toBe(before);
    await store.refresh();
    expect(store.active()).toBe(after);
  });

  it('ends what it is just starting when it is closed', async () => {
    const { store, pageOf } = await releases.open();
    releases.publishCart('c2');
    const looking = store.refresh();
    await store.close();
    await looking;
    expect(await pageOf('/cart')).toMatchObject({ status: 503 });
  });

  it('loses no page over many versions', async () => {
    const { store, refused, pageOf, versions } = await releases.open();
    const pages: Promise<unknown>[] = [];
    for (let number = 1; number <= VERSIONS; number += 1) {
      releases.publishCart(`v${number}`);
      const switching = store.refresh();
      pages.push(pageOf('/cart'), pageOf('/search'));
      await switching;
      pages.push(pageOf('/cart'));
      expect(versions()).toContain(`v${number}`);
    }
    const statuses = (await Promise.all(pages)).map((page) => (page as { status: number }).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(refused).toEqual([]);
  });
});
