import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@zaino/contracts/shared';
import { misfitsOf } from '@zaino/service/release-compatibility';
import { UserError } from '@zaino/tools/machine/user-error';
import { activeVersion, pointAt, publishedRelease } from './releases-folder';
import { readRelease } from './verify';

export const SHELL = 'shell';

/** A version that is whole but does not work with the others: nothing was activated. */
export class UnfitRelease extends UserError {}

/**
 * Makes a published version the active one; gives the one before. Throws, and changes nothing, when it is not
 * published whole (`UserError`) or does not fit what is active beside it (`UnfitRelease`).
 */
export function activate(releases: string, app: string, version: string): string | undefined {
  const release = publishedRelease(releases, app, version);
  const misfits =
    app === SHELL ? misfitsOfRemotes(releases, release) : misfitsOfRemote(releases, release);
  if (misfits.length > 0) throw new UnfitRelease(misfits.join('\n'));
  const before = activeVersion(releases, app);
  pointAt(releases, app, version);
  return before;
}

function misfitsOfRemote(releases: string, remote: Release): string[] {
  const shell = activeRelease(releases, SHELL);
  if (!shell) return ['There is no active shell that it could fit: release the shell first.'];
  return misfitsBetween(remote, shell);
}

function misfitsOfRemotes(releases: string, shell: Release): string[] {
  return readdirSync(releases)
    .filter((app) => app !== SHELL)
    .flatMap((app) => activeRelease(releases, app) ?? [])
    .flatMap((remote) => misfitsBetween(remote, shell));
}

/** What keeps a remote and a shell apart, each sentence with their names. */
export function misfitsBetween(remote: Release, shell: Release): string[] {
  const title = `${remote.name} ${remote.version} does not fit shell ${shell.version}:`;
  return misfitsOf(remote, shell).map((sentence) => `${title} ${sentence}`);
}

function activeRelease(releases: string, app: string): Release | undefined {
  const version = activeVersion(releases, app);
  if (version === undefined || !existsSync(join(releases, app, version))) return undefined;
  return readRelease(join(releases, app, version), app);
}
