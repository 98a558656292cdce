import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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

  /** Which version of each app is to be active; an app that names none, or none that exists, is left out. */
  chosen(): ChosenRelease[] {
    return this.apps().flatMap((app) => {
      const pointer = join(this.folder, app, POINTER);
      if (!existsSync(pointer)) return [];
      const version = readFileSync(pointer, 'utf8').trim();
      const manifest = join(this.folder, app, version, 'release.json');
      const written = existsSync(manifest) ? statSync(manifest).mtimeMs : 0;
      return [{ app, version, stamp: `${app}@${version}:${written}` }];
    });
  }

  /** Throws when `release.json` is not there or not what it should be. */
  read({ app, version }: ChosenRelease): Release {
    const text = readFileSync(join(this.folder, app, version, 'release.json'), 'utf8');
    return releaseSchema.parse(JSON.parse(text));
  }

  /** Text of a release's file; throws when it is not the one that was released. */
  readFile({ app, version }: ChosenRelease, file: string, integrity?: string): string {
    const content = readFileSync(join(this.folder, app, version, file));
    const found = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    if (integrity !== undefined && found !== integrity) {
      throw new Error(`${file} fails its integrity check`);
    }
    return content.toString('utf8');
  }

  private apps(): string[] {
    try {
      return readdirSync(this.folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort();
    } catch {
      return [];
    }
  }
}
