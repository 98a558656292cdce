import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Release, releaseSchema, type ReleaseSet } from '@zaino/contracts/shared';

const SHELL = 'shell';
const REFRESH_MS = 1000;

interface Active {
  shell: Release;
  set: ReleaseSet;
}

/** URL of a file of a release. */
export function releaseUrl({ base, name, version }: Release, file: string): string {
  return `${base ?? `/releases/${name}/${version}/`}${file}`;
}

/**
 * Which version of which app is active: each app's folder names it in its file `active`. Looked at again
 * after a second, so that a new version is served without a restart; a version that cannot be read is
 * refused and the one before it stays.
 */
export class ReleaseStore {
  private readonly releases = new Map<string, Release>();
  private current: Active | undefined;
  private checkedAt = 0;

  constructor(
    private readonly folder: string,
    private readonly onRefused: (app: string, reason: unknown) => void,
  ) {}

  /** The active shell and release set; undefined as long as no shell was ever published. */
  active(now = Date.now()): Active | undefined {
    if (now - this.checkedAt >= REFRESH_MS) {
      this.checkedAt = now;
      this.refresh();
    }
    return this.current;
  }

  private refresh(): void {
    const changed = this.apps().map((app) => this.readActive(app));
    if (!changed.includes(true)) return;
    const shell = this.releases.get(SHELL);
    if (!shell) return;
    const remotes = [...this.releases.values()].filter(({ name }) => name !== SHELL);
    this.current = {
      shell,
      set: {
        shell: shell.version,
        remotes: remotes.map((release) => ({
          name: release.name,
          version: release.version,
          mounts: release.mounts,
          entry: releaseUrl(release, release.entry[0] ?? ''),
        })),
      },
    };
  }

  private apps(): string[] {
    try {
      return readdirSync(this.folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort();
    } catch {
      return [];
    }
  }

  private readActive(app: string): boolean {
    try {
      const version = readFileSync(join(this.folder, app, 'active'), 'utf8').trim();
      if (this.releases.get(app)?.version === version) return false;
      const file = join(this.folder, app, version, 'release.json');
      this.releases.set(app, releaseSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
      return true;
    } catch (reason) {
      this.onRefused(app, reason);
      return false;
    }
  }
}
