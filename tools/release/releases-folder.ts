import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@zaino/contracts/shared';
import { UserError } from '@zaino/tools/machine/user-error';
import { makeLive, readLive } from './live-file';
import { readRelease, verifyFiles } from './verify';

/** A dot in front keeps it out of what the gateway serves, in the same file system as its target. */
const unfinished = '.incoming-';
const abandonedAfterMs = 3_600_000;

interface PublishedVersion {
  version: string;
  publishedAt: Date;
}

/** An app's versions, the newest first. */
function versionsOf(releases: string, app: string): PublishedVersion[] {
  const folder = join(releases, app);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && existsSync(join(folder, name, 'release.json')))
    .map((version) => ({
      version,
      publishedAt: statSync(join(folder, version, 'release.json')).mtime,
    }))
    .sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime());
}

/** The version that an app's pages are to use; undefined before the first. */
export function activeVersion(releases: string, app: string): string | undefined {
  return readLive(releases).stable[app];
}

/** Makes a version the live one of its app. */
export function pointAt(releases: string, app: string, version: string): void {
  makeLive(releases, { [app]: version });
}

/** A published version whose files are all as they were built; throws a `UserError` otherwise. */
export function publishedRelease(releases: string, app: string, version: string): Release {
  const known = versionsOf(releases, app).map((published) => published.version);
  if (!known.includes(version)) {
    const others = known.length > 0 ? `published are ${known.join(', ')}` : 'none is published';
    throw new UserError(`There is no version "${version}" of ${app}: ${others}.`);
  }
  const folder = join(releases, app, version);
  const release = readRelease(folder, app);
  if (release.version !== version) {
    throw new UserError(`The folder ${folder} holds version ${release.version}.`);
  }
  verifyFiles(folder, release);
  return release;
}

/**
 * Copies a build to the folder of its version, which never changes again: it is there whole and verified, or
 * not at all. `isNew` is false, and nothing is changed, where the version was published before.
 */
export function publish(
  releases: string,
  app: string,
  build: string,
): { version: string; isNew: boolean } {
  const { version } = readRelease(build, app);
  const target = join(releases, app, version);
  if (existsSync(target)) return { version, isNew: false };
  removeAbandoned(join(releases, app));
  const incoming = join(releases, app, `${unfinished}${randomUUID()}`);
  try {
    cpSync(build, incoming, { recursive: true });
    const copied = readRelease(incoming, app);
    verifyFiles(incoming, copied);
    return {
      version: copied.version,
      isNew: moveTo(incoming, join(releases, app, copied.version)),
    };
  } finally {
    rmSync(incoming, { recursive: true, force: true });
  }
}

/** False where another release of the same version was faster. */
function moveTo(incoming: string, target: string): boolean {
  try {
    renameSync(incoming, target);
    return true;
  } catch (error) {
    if (existsSync(target)) return false;
    throw error;
  }
}

/** What commands that were killed have left. */
function removeAbandoned(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((name) => name.startsWith(unfinished))) {
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > abandonedAfterMs) rmSync(path, { recursive: true, force: true });
  }
}
