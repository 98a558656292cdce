import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@zaino/tools/machine/user-error';
import { makeLive } from './live-file';
import { misfitsBetween, SHELL } from './misfits';
import { publish, publishedRelease } from './releases-folder';

/**
 * Publishes every browser app that was built, or finds it published, and makes these versions the live
 * ones, all at once: they were built together, so they are checked against each other. Gives the version of each.
 */
export function publishAll(buildsFolder: string, releases: string): Record<string, string> {
  const apps = readdirSync(buildsFolder).filter((app) =>
    existsSync(join(buildsFolder, app, 'release.json')),
  );
  const published = apps.map((app) => {
    const { version } = publish(releases, app, join(buildsFolder, app));
    return publishedRelease(releases, app, version);
  });
  const shell = published.find(({ name }) => name === SHELL);
  const remotes = published.filter((release) => release !== shell);
  const misfits = shell ? remotes.flatMap((remote) => misfitsBetween(remote, shell)) : [];
  if (misfits.length > 0) throw new UserError(misfits.join('\n'));
  const versions = Object.fromEntries(published.map(({ name, version }) => [name, version]));
  makeLive(releases, versions);
  return versions;
}
