import { createHash, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Release, releaseSchema } from '@zaino/contracts/shared';
import type { FetchedVersions } from './fetched-versions';
import { checkSignedVersion } from './signed-version';

/** A version that was chosen to be active. */
export interface ChosenRelease {
  app: string;
  version: string;
  /** Changes when the same folder was written anew, as dev servers do. */
  stamp: string;
}

/** What is written of a version. */
export interface DescribedRelease {
  release: Release;
  /** As in `1.4.2`, for people; undefined where no registry has given one. */
  number: string | undefined;
}

/** The folder with one folder per app, in it one per version (tools/release writes it). */
export class ReleaseFolder {
  private readonly writtenAt = new Map<string, number>();

  /**
   * `keys` are the public halves of the registry's; null where no signature is asked for. `fetched` brings what lies in a
   * bucket.
   */
  constructor(
    private readonly folder: string,
    private readonly keys: readonly KeyObject[] | null = null,
    private readonly fetched?: FetchedVersions,
  ) {}

  /** Has versions on this disk, as far as they can be had; never rejects. */
  async bring(versions: Record<string, string>): Promise<void> {
    await this.fetched?.bring(versions);
  }

  /** The named version of each app as something that can be read. */
  chosen(versions: Record<string, string>): ChosenRelease[] {
    return Object.entries(versions)
      .map(([app, version]) => ({ app, version, stamp: this.stampOf(app, version) }))
      .sort((one, other) => (one.app < other.app ? -1 : 1));
  }

  /** Throws when `release.json` is not there, not what it should be, or not what the registry has signed. */
  read(chosen: ChosenRelease): DescribedRelease {
    const bytes = readFileSync(this.pathOf(chosen, 'release.json'));
    const number = checkSignedVersion(this.signatureOf(chosen), {
      ...chosen,
      manifest: integrityOf(bytes),
      keys: this.keys,
    });
    const release = releaseSchema.parse(JSON.parse(bytes.toString('utf8')));
    if (release.name !== chosen.app) throw new Error(`It is a release of ${release.name}`);
    return { release, number };
  }

  /** Text of a release's file; throws when it is not the one that was released. */
  readFile(chosen: ChosenRelease, file: string, integrity?: string): string {
    const content = readFileSync(this.pathOf(chosen, file));
    if (integrity !== undefined && integrityOf(content) !== integrity) {
      throw new Error(`${file} fails its integrity check`);
    }
    return content.toString('utf8');
  }

  private signatureOf(chosen: ChosenRelease): string | undefined {
    try {
      return readFileSync(this.pathOf(chosen, 'signature.json'), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** While the folder is away a version is what it was before. */
  private stampOf(app: string, version: string): string {
    const name = `${app}@${version}`;
    const path = this.pathOf({ app, version }, 'release.json');
    const found = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    const writtenAt = found ?? this.writtenAt.get(name) ?? 0;
    this.writtenAt.set(name, writtenAt);
    return `${name}:${writtenAt}`;
  }

  private pathOf({ app, version }: Pick<ChosenRelease, 'app' | 'version'>, file: string): string {
    return join(this.folder, app, version, file);
  }
}

function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
