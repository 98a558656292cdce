import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Release, releaseSchema } from '@zaino/contracts/shared';

/** The file that names an app's active version. */
const POINTER = 'active';

/** A version that was chosen to be active. */
export interface ChosenRelease {
  app: string;
  version: string;
  /** Changes when the same folder was written anew, as dev servers do. */
  stamp: string;
}

/** The folder with one folder per app, in it one per version (tools/release writes it). */
export class ReleaseFolder {
  constructor(private readonly folder: string) {}

  /** Which version of each app is to be active; an app that names none is left out. */
  chosen(): ChosenRelease[] {
    return this.apps().flatMap((app) => {
      const version = this.pointerOf(app);
      if (version === undefined) return [];
      const manifest = statSync(this.pathOf({ app, version }, 'release.json'), {
        throwIfNoEntry: false,
      });
      return [{ app, version, stamp: `${app}@${version}:${manifest?.mtimeMs ?? 0}` }];
    });
  }

  /** Throws when `release.json` is not there or not what it should be. */
  read(chosen: ChosenRelease): Release {
    if (!/^\w[\w.-]*$/.test(chosen.version)) throw new Error('The pointer names no version');
    const text = readFileSync(this.pathOf(chosen, 'release.json'), 'utf8');
    const release = releaseSchema.parse(JSON.parse(text));
    if (release.name !== chosen.app) throw new Error(`It is a release of ${release.name}`);
    return release;
  }

  /** Text of a release's file; throws when it is not the one that was released. */
  readFile(chosen: ChosenRelease, file: string, integrity?: string): string {
    const content = readFileSync(this.pathOf(chosen, file));
    const found = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    if (integrity !== undefined && found !== integrity) {
      throw new Error(`${file} fails its integrity check`);
    }
    return content.toString('utf8');
  }

  private pathOf({ app, version }: Pick<ChosenRelease, 'app' | 'version'>, file: string): string {
    return join(this.folder, app, version, file);
  }

  /** Blank where there is a pointer that cannot be read: the version before stays then. */
  private pointerOf(app: string): string | undefined {
    try {
      return readFileSync(join(this.folder, app, POINTER), 'utf8').trim();
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : '';
    }
  }

  private apps(): string[] {
    try {
      return readdirSync(this.folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort();
    } catch {
      // Not there yet, or not there for a moment: nothing new to be seen.
      return [];
    }
  }
}
