import type { LiveCanary } from '@zaino/contracts/releases';
import { LiveDocument } from '../releases/live-document';
import type { RefusedRelease } from '../releases/refused-releases';
import { ReleaseFolder } from '../releases/release-folder';
import { ReleaseRefused, type ReleasesToRender } from '../releases/release-store';
import { PublishedReleases } from '../testing/published-releases';
import { FolderFiles } from '@zaino/service/release-files/folder-files';
import { Lanes } from './lanes';

const ID = '0b9c2b4e-55a5-4c3a-9d67-0a2f6f3f3b01';
const canary = (version: string, changes: Partial<LiveCanary> = {}): LiveCanary => ({
  id: ID,
  app: 'cart',
  version,
  from: 0,
  to: 5000,
  tenant: null,
  isForStaff: false,
  ...changes,
});

class FakeRenderer {
  isRetired = false;

  constructor(
    readonly threads: number | undefined,
    readonly id: string,
  ) {}

  retire(): Promise<void> {
    this.isRetired = true;
    return Promise.resolve();
  }
}

let releases: PublishedReleases;
beforeEach(() => {
  releases = new PublishedReleases();
  releases.publish({ name: 'shell', version: 's1', shared: { react: '1.0.0' } });
  releases.publish({ name: 'cart', version: 'c1', mounts: ['/cart'] });
  releases.publish({ name: 'search', version: 'f1', mounts: ['/search'] });
  releases.add({ name: 'cart', version: 'c2', mounts: ['/cart'] });
});
afterEach(() => releases.remove());

async function open() {
  const { folder } = releases;
  const live = new LiveDocument({
    files: new FolderFiles(folder),
    keys: null,
    log: { warn: () => undefined },
  });
  const refused: RefusedRelease[] = [];
  const started: FakeRenderer[] = [];
  const unloadable = new Set<string>();
  let now = 0;
  const lanes = new Lanes({
    live,
    folder: new ReleaseFolder(folder),
    onRefused: (one) => refused.push(one),
    clock: { now: () => now },
    startRenderer: ({ id, shell, remotes }: ReleasesToRender, threads) => {
      const bad = [shell, ...remotes].find(({ release }) => unloadable.has(release.version));
      if (bad) return Promise.reject(new ReleaseRefused(bad.chosen.app, 'it throws'));
      const renderer = new FakeRenderer(threads, id);
      started.push(renderer);
      return Promise.resolve(renderer);
    },
  });
  await lanes.refresh();
  const versionsOf = (used: ReturnType<typeof lanes.stable>) =>
    used && [used.shell, ...used.remotes].map(({ release }) => release.version);
  return {
    lanes,
    live,
    refused,
    started,
    unloadable,
    versionsOf,
    pass: (ms: number) => (now += ms),
  };
}

describe('what is stable', () => {
  it('follows what was heard, while the store answers nothing', async () => {
    const { lanes, live, versionsOf } = await open();
    jest.spyOn(live, 'look').mockReturnValue(new Promise(() => undefined));
    void lanes.refresh();
    const { revision = 0, stable } = live.current() ?? {};
    const next = { ...live.current(), revision: revision + 1, stable: { ...stable, cart: 'c2' } };
    expect(live.hear(JSON.stringify({ text: JSON.stringify(next), signature: '' }))).toBe(true);
    await lanes.follow();
    expect(versionsOf(lanes.stable())).toEqual(['s1', 'c2', 'f1']);
  });
});

describe('the lane of a canary', () => {
  it('is stable with its version, on one thread, as long as the document names it', async () => {
    releases.change({ canaries: [canary('c2')] });
    const { lanes, started, versionsOf, refused } = await open();
    expect(versionsOf(lanes.stable())).toEqual(['s1', 'c1', 'f1']);
    expect(versionsOf(lanes.canary(canary('c2')))).toEqual(['s1', 'c2', 'f1']);
    expect(started.map(({ threads }) => threads)).toEqual([undefined, 1]);
    // What both have is read once.
    expect(lanes.canary(canary('c2'))?.shell).toBe(lanes.stable()?.shell);

    releases.change({ canaries: [] });
    await lanes.refresh();
    expect(lanes.canary(canary('c2'))).toBeUndefined();
    expect(started.map(({ isRetired }) => isRetired)).toEqual([false, true]);
    expect(refused).toEqual([]);
  });

  it('stays the same while its share changes, and follows what is stable', async () => {
    releases.change({ canaries: [canary('c2')] });
    const { lanes, started, versionsOf } = await open();
    releases.change({ canaries: [canary('c2', { to: 100 })] });
    await lanes.refresh();
    expect(started).toHaveLength(2);
    releases.publish({ name: 'search', version: 'f2', mounts: ['/search'] });
    await lanes.refresh();
    expect(versionsOf(lanes.canary(canary('c2')))).toEqual(['s1', 'c2', 'f2']);
    // What was stable before is kept ready.
    expect(started.map(({ isRetired }) => isRetired)).toEqual([false, true, false, false]);
  });

  it.each<[string, () => LiveCanary, RegExp]>([
    ['is not there', () => canary('c9'), /ENOENT/],
    [
      'does not fit the shell',
      () => {
        const needs = { mounts: ['/cart'], shared: { react: '^2.0.0' } };
        releases.add({ name: 'cart', version: 'c3', ...needs });
        return canary('c3');
      },
      /react \^2.0.0/,
    ],
    [
      'is a shell that a remote does not fit',
      () => {
        releases.publish({
          name: 'cart',
          version: 'c1',
          mounts: ['/cart'],
          shared: { react: '^1.0.0' },
        });
        releases.add({ name: 'shell', version: 's2', shared: { react: '2.0.0' } });
        return canary('s2', { app: 'shell' });
      },
      /^cart: .*react/,
    ],
    ['does not load', () => canary('bad'), /it throws/],
  ])(
    'is not opened where the version %s: told once, stable goes on',
    async (_what, make, reason) => {
      releases.add({ name: 'cart', version: 'bad', mounts: ['/cart'] });
      const { lanes, refused, started, unloadable, versionsOf } = await open();
      unloadable.add('bad');
      const bad = make();
      releases.change({ canaries: [bad] });
      await lanes.refresh();
      await lanes.refresh();
      expect(lanes.canary(bad)).toBeUndefined();
      expect(versionsOf(lanes.stable())).toEqual(['s1', 'c1', 'f1']);
      const { app, version } = bad;
      expect(refused).toEqual([{ app, version, reason: expect.stringMatching(reason) as string }]);
      expect(started.filter(({ threads }) => threads === 1)).toEqual([]);
    },
  );

  it('closes once its version fits what is stable no longer', async () => {
    const needs = { mounts: ['/cart'], shared: { react: '^1.0.0' } };
    releases.add({ name: 'cart', version: 'c3', ...needs });
    releases.change({ canaries: [canary('c3')] });
    const { lanes, refused, versionsOf } = await open();
    expect(versionsOf(lanes.canary(canary('c3')))).toEqual(['s1', 'c3', 'f1']);
    releases.publish({ name: 'shell', version: 's2', shared: { react: '2.0.0' } });
    await lanes.refresh();
    expect(versionsOf(lanes.stable())).toEqual(['s2', 'c1', 'f1']);
    expect(lanes.canary(canary('c3'))).toBeUndefined();
    expect(refused).toMatchObject([{ app: 'cart', version: 'c3' }]);
  });
});

describe('the lane of a preview', () => {
  const preview = (number: number) => ({
    id: `0b9c2b4e-55a5-4c3a-9d67-0a2f6f3f3b0${number}`,
    versions: { cart: 'c2' },
  });

  it('is made at its first page, for all who ask at once', async () => {
    const { lanes, started, versionsOf } = await open();
    expect(started).toHaveLength(1);
    const found = await Promise.all([lanes.preview(preview(1)), lanes.preview(preview(1))]);
    expect(found.map(versionsOf)).toEqual([
      ['s1', 'c2', 'f1'],
      ['s1', 'c2', 'f1'],
    ]);
    expect(started).toHaveLength(2);
    expect(lanes.active().map(({ kind }) => kind)).toEqual(['stable', 'preview']);
  });

  it('ends ten minutes after its last page', async () => {
    const { lanes, started, pass } = await open();
    await lanes.preview(preview(1));
    pass(590_000);
    await lanes.preview(preview(1));
    pass(590_000);
    await lanes.refresh();
    expect(started.at(-1)?.isRetired).toBe(false);
    pass(20_000);
    await lanes.refresh();
    expect(started.at(-1)?.isRetired).toBe(true);
    expect(lanes.active()).toHaveLength(1);
  });

  it('makes room for a fourth one where it is used least recently', async () => {
    const { lanes, started } = await open();
    for (const number of [1, 2, 3, 1, 4]) await lanes.preview(preview(number));
    expect(started.map(({ isRetired }) => isRetired)).toEqual([false, false, true, false, false]);
    expect(lanes.active()).toHaveLength(4);
  });

  it('ends when it is revoked', async () => {
    const { lanes, started } = await open();
    await lanes.preview(preview(1));
    releases.change({ revokedPreviews: [preview(1).id] });
    await lanes.refresh();
    expect(started.at(-1)?.isRetired).toBe(true);
  });

  it('is none where its version cannot be used', async () => {
    const { lanes, refused } = await open();
    expect(await lanes.preview({ ...preview(1), versions: { cart: 'c9' } })).toBeUndefined();
    expect(refused).toMatchObject([{ app: 'cart', version: 'c9' }]);
  });

  it('is none where a part of what is stable is broken itself', async () => {
    releases.publish({ name: 'search', version: 'f2', mounts: ['/search'], federation: '9.0.0' });
    const { lanes } = await open();
    expect(lanes.stable()?.unavailable).toEqual(['search']);
    expect(await lanes.preview(preview(1))).toBeUndefined();
  });
});
