import { type Release, releaseSchema } from '@zaino/contracts/shared';
import { fewAtOnce } from '../few-at-once';
import { faultsOfRelease, MANIFEST_FILE } from './faults-of-release';
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

/**
 * For gateways with a bucket: the live document and whole versions, on a disk of their own. What is there is used while
 * the bucket is away (docs/decisions/release-registry.md).
 */
export class MirroredFiles implements Pick<ReleaseFiles, 'read'> {
  private readonly fetching = new Map<string, Promise<void>>();

  constructor(private readonly mirror: Mirror) {}

  /** A file as the bucket has it, which is kept; where that is away, or has none, as it was the last time. Undefined before the first. */
  async read(path: string): Promise<Buffer | undefined> {
    const { store, copies, tell } = this.mirror;
    const copy = await copies.read(path);
    try {
      const found = await store.read(path);
      if (found === undefined || copy?.equals(found)) return copy;
      await this.keep(path, found);
      return found;
    } catch (error) {
      if (copy === undefined) throw error;
      tell(`${path} is the one of before: the store of release files is away`, error);
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

  private async keep(path: string, content: Buffer): Promise<void> {
    try {
      await this.mirror.copies.write(path, content);
    } catch (error) {
      this.mirror.tell(`${path} cannot be kept for the next start`, error);
    }
  }

  private async fetchWhole(app: string, version: string): Promise<void> {
    const { copies } = this.mirror;
    const folder = `${app}/${version}`;
    // It is written last.
    if ((await copies.read(`${folder}/${MANIFEST_FILE}`)) !== undefined) return;
    const files = await this.filesOf(folder);
    const manifest = files.get(MANIFEST_FILE);
    if (manifest === undefined)
      throw new Error(`${folder}/${MANIFEST_FILE} is missing in the store`);
    const faults = faultsOfVersion({ app, version }, manifest, files);
    if (faults.length > 0) throw new Error(`${folder} in the store: ${faults.join(', ')}`);
    files.delete(MANIFEST_FILE);
    await fewAtOnce(files, {
      atOnce: FETCHED_AT_ONCE,
      each: ([file, content]) => copies.write(`${folder}/${file}`, content),
    });
    await copies.write(`${folder}/${MANIFEST_FILE}`, manifest);
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
    return [`${MANIFEST_FILE} is of ${release.name} ${release.version}`];
  }
  return faultsOfRelease(release, (file) => files.get(file));
}
