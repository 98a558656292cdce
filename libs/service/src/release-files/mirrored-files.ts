import { LIVE_FILE } from '@zaino/contracts/releases';
import { type Release, releaseSchema } from '@zaino/contracts/shared';
import { fewAtOnce } from '../few-at-once';
import { faultsOfRelease } from './faults-of-release';
import type { ReleaseFiles } from './release-files';

interface Mirror {
  /** The bucket. */
  store: ReleaseFiles;
  /** A folder of this machine. */
  copies: ReleaseFiles;
  /** Of what did not stop it; called again each time. */
  tell: (sentence: string, error: unknown) => void;
}

const FETCHED_AT_ONCE = 8;
const MANIFEST = 'release.json';

/**
 * For gateways with a bucket: the live document and whole versions, on a disk of their own. What is there is used while
 * the bucket is away (docs/decisions/release-registry.md).
 */
export class MirroredFiles {
  private readonly fetching = new Map<string, Promise<void>>();
  private copied: Buffer | undefined;

  constructor(private readonly mirror: Mirror) {}

  /** As the bucket has it; where that is away, or empty, as it was the last time. Undefined before the first. */
  async readLive(): Promise<Buffer | undefined> {
    const { store, copies, tell } = this.mirror;
    try {
      const live = await store.read(LIVE_FILE);
      if (live === undefined) return await copies.read(LIVE_FILE);
      await this.keep(live);
      return live;
    } catch (error) {
      const copy = await copies.read(LIVE_FILE);
      if (copy === undefined) throw error;
      tell('The live document is the one of before: the store of release files is away', error);
      return copy;
    }
  }

  /**
   * Resolves when all files of a version are in the folder; throws, and leaves nothing that could be used, where one of
   * them is missing in the bucket or is another than its `release.json` says.
   */
  fetchVersion(app: string, version: string): Promise<void> {
    const folder = `${app}/${version}`;
    const running = this.fetching.get(folder);
    if (running) return running;
    const fetch = this.fetchWhole(app, version).finally(() => this.fetching.delete(folder));
    this.fetching.set(folder, fetch);
    return fetch;
  }

  private async keep(live: Buffer): Promise<void> {
    if (this.copied?.equals(live)) return;
    try {
      await this.mirror.copies.write(LIVE_FILE, live);
      this.copied = live;
    } catch (error) {
      this.mirror.tell('The live document cannot be kept for the next start', error);
    }
  }

  private async fetchWhole(app: string, version: string): Promise<void> {
    const { copies } = this.mirror;
    const folder = `${app}/${version}`;
    // It is written last.
    if ((await copies.read(`${folder}/${MANIFEST}`)) !== undefined) return;
    const files = await this.filesOf(folder);
    const manifest = files.get(MANIFEST);
    if (manifest === undefined) throw new Error(`${folder}/${MANIFEST} is missing in the store`);
    const faults = faultsOfVersion({ app, version }, manifest, files);
    if (faults.length > 0) throw new Error(`${folder} in the store: ${faults.join(', ')}`);
    files.delete(MANIFEST);
    await fewAtOnce(files, {
      atOnce: FETCHED_AT_ONCE,
      each: ([file, content]) => copies.write(`${folder}/${file}`, content),
    });
    await copies.write(`${folder}/${MANIFEST}`, manifest);
  }

  /** All files of a version by their names. */
  private async filesOf(folder: string): Promise<Map<string, Buffer>> {
    const { store } = this.mirror;
    const files = new Map<string, Buffer>();
    await fewAtOnce(await store.list(folder), {
      atOnce: FETCHED_AT_ONCE,
      each: async (path) => {
        const content = await store.read(path);
        if (content !== undefined) files.set(path.slice(folder.length + 1), content);
      },
    });
    return files;
  }
}

function faultsOfVersion(
  { app, version }: { app: string; version: string },
  manifest: Buffer,
  files: ReadonlyMap<string, Buffer>,
): string[] {
  const release: Release = releaseSchema.parse(JSON.parse(manifest.toString('utf8')));
  if (release.name !== app || release.version !== version) {
    return [`${MANIFEST} is of ${release.name} ${release.version}`];
  }
  return faultsOfRelease(release, (file) => files.get(file));
}
