import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FolderFiles } from './folder-files';
import { MirroredFiles } from './mirrored-files';
import type { ReleaseFiles } from './release-files';

const integrityOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

const release = {
  name: 'cart',
  version: 'aaaa',
  mounts: ['/cart'],
  entry: ['entry.js'],
  chunks: { page: ['page.js'] },
  integrity: { 'entry.js': integrityOf('entry'), 'page.js': integrityOf('page') },
  server: { file: 'server/server.js', integrity: integrityOf('server') },
  federation: '2.9.2',
  shared: {},
};

const written: Record<string, string | Buffer> = {
  'entry.js': 'entry',
  'page.js': 'page',
  'page.js.gz': gzipSync('page'),
  'server/server.js': 'server',
  'signature.json': '{"text":"","signature":""}',
  'release.json': JSON.stringify(release),
};

let folder: string;
let isAway: boolean;
let store: ReleaseFiles;
let copies: ReleaseFiles;
let told: string[];
let reads: string[];
let mirrored: MirroredFiles;

/** A store that can be taken away, and notes what it is asked for. */
function awayable(files: ReleaseFiles): ReleaseFiles {
  const ask = <Answer>(answer: () => Promise<Answer>) =>
    isAway ? Promise.reject(new Error('It is away')) : answer();
  return {
    read: (path) => {
      reads.push(path);
      return ask(() => files.read(path));
    },
    write: (path, content) => files.write(path, content),
    list: (path) => ask(() => files.list(path)),
    remove: (path) => files.remove(path),
  };
}

const open = () =>
  new MirroredFiles({ store, copies, tell: (sentence) => void told.push(sentence) });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zaino-mirror-'));
  isAway = false;
  [told, reads] = [[], []];
  store = awayable(new FolderFiles(join(folder, 'store')));
  copies = new FolderFiles(join(folder, 'copies'));
  mirrored = open();
  for (const [file, content] of Object.entries(written)) {
    await store.write(`cart/aaaa/${file}`, content);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a version', () => {
  it('is fetched whole', async () => {
    await mirrored.fetchVersion('cart', 'aaaa');
    const names = Object.keys(written).map((file) => `cart/aaaa/${file}`);
    expect((await copies.list('cart')).sort()).toEqual(names.sort());
    expect(await copies.read('cart/aaaa/page.js.gz')).toEqual(written['page.js.gz']);
  });

  it('is fetched once, also by two who ask at once', async () => {
    await Promise.all([1, 2].map(() => mirrored.fetchVersion('cart', 'aaaa')));
    await mirrored.fetchVersion('cart', 'aaaa');
    expect(reads).toHaveLength(Object.keys(written).length);
  });

  it('that is there goes on without the store, after a restart, too', async () => {
    await mirrored.fetchVersion('cart', 'aaaa');
    isAway = true;
    await open().fetchVersion('cart', 'aaaa');
    await expect(mirrored.fetchVersion('cart', 'bbbb')).rejects.toThrow('It is away');
  });

  it.each([
    ['a missing file', 'page.js', undefined, 'page.js is missing'],
    ['a changed file', 'page.js', 'other', 'page.js was changed'],
    ['a changed packed file', 'page.js.gz', 'x', 'page.js.gz was changed'],
    ['another server bundle', 'server/server.js', 'other', 'server/server.js was changed'],
    ['no release.json', 'release.json', undefined, 'cart/aaaa/release.json is missing'],
    ['half a release.json', 'release.json', '{"name":', 'JSON'],
    [
      'another version’s release.json',
      'release.json',
      JSON.stringify({ ...release, version: 'bbbb' }),
      'release.json is of cart bbbb',
    ],
  ])('with %s is refused, and may be put right', async (_, file, content, reason) => {
    const path = `cart/aaaa/${file}`;
    await store.remove(path);
    if (content !== undefined) await store.write(path, content);
    await expect(mirrored.fetchVersion('cart', 'aaaa')).rejects.toThrow(reason);
    expect(await copies.list('cart')).toEqual([]);
    await store.write(path, written[file] ?? '');
    await mirrored.fetchVersion('cart', 'aaaa');
    expect(await copies.read(path)).toEqual(Buffer.from(written[file] ?? ''));
  });
});

describe('the live document', () => {
  it('is the store’s', async () => {
    expect(await mirrored.read('live.json')).toBeUndefined();
    await store.write('live.json', '1');
    expect(String(await mirrored.read('live.json'))).toBe('1');
    await store.write('live.json', '2');
    expect(String(await mirrored.read('live.json'))).toBe('2');
    expect(told).toEqual([]);
  });

  it('is the last one without the store, after a restart, too, and that is told', async () => {
    await store.write('live.json', '1');
    await mirrored.read('live.json');
    isAway = true;
    expect(String(await open().read('live.json'))).toBe('1');
    expect(told).toEqual(['live.json is the one of before: the store of release files is away']);
  });

  it('is the last one where the store has lost its own', async () => {
    await store.write('live.json', '1');
    await mirrored.read('live.json');
    await store.remove('live.json');
    expect(String(await mirrored.read('live.json'))).toBe('1');
  });

  it('is unknown where there never was one and the store is away', async () => {
    isAway = true;
    await expect(mirrored.read('live.json')).rejects.toThrow('It is away');
  });

  it('is used where it cannot be kept, and that is told', async () => {
    await store.write('live.json', '1');
    const kept = copies;
    copies = {
      read: (path) => kept.read(path),
      write: () => Promise.reject(new Error('No space')),
      list: (path) => kept.list(path),
      remove: (path) => kept.remove(path),
    };
    expect(String(await open().read('live.json'))).toBe('1');
    expect(told).toEqual(['live.json cannot be kept for the next start']);
  });
});
