import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderFiles } from '@zaino/service/release-files/folder-files';
import { MirroredFiles } from '@zaino/service/release-files/mirrored-files';
import { PublishedReleases } from '../testing/published-releases';
import { FetchedVersions } from './fetched-versions';
import { ReleaseFolder } from './release-folder';

/** The registry's store, and the disk of a gateway that has fetched nothing yet. */
let store: PublishedReleases;
let disk: string;
let warnings: object[];
beforeEach(() => {
  store = new PublishedReleases();
  disk = mkdtempSync(join(tmpdir(), 'zaino-fetched-'));
  warnings = [];
});
afterEach(() => {
  store.remove();
  rmSync(disk, { recursive: true });
});

function fetched() {
  const files = { store: new FolderFiles(store.folder), copies: new FolderFiles(disk) };
  const mirror = new MirroredFiles({ ...files, tell: () => undefined });
  const log = { warn: (fields: object) => void warnings.push(fields) } as never;
  return new FetchedVersions({ folder: disk, mirror, log });
}

describe('a version that lies in a bucket', () => {
  it('is on the disk, whole, before it is used, and stays when the bucket is gone', async () => {
    store.add({ name: 'cart', version: 'v1', mounts: ['/cart'] });
    const folder = new ReleaseFolder(disk, null, fetched());
    await folder.bring({ cart: 'v1' });
    rmSync(join(store.folder, 'cart'), { recursive: true });
    await folder.bring({ cart: 'v1' });
    const [chosen] = folder.chosen({ cart: 'v1' });
    expect(chosen && folder.read(chosen).release.version).toBe('v1');
    expect(warnings).toEqual([]);
  });

  it('is not there where a file of it is missing, which is said once in a while', async () => {
    store.add({ name: 'cart', version: 'v1', mounts: ['/cart'] });
    rmSync(join(store.folder, 'cart/v1/server'), { recursive: true });
    const versions = fetched();
    for (let look = 0; look < 3; look += 1) await versions.bring({ cart: 'v1' });
    expect(existsSync(join(disk, 'cart/v1/release.json'))).toBe(false);
    expect(warnings).toHaveLength(1);
    expect(warnings).toMatchObject([{ app: 'cart', version: 'v1' }]);
  });
});
