import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Copies one app's build to its immutable version folder and makes that version the active one. */
function publishRelease(app: string, buildsFolder: string, releasesFolder: string): string {
  const build = join(buildsFolder, app);
  const { version } = JSON.parse(readFileSync(join(build, 'release.json'), 'utf8')) as {
    version: string;
  };
  const target = join(releasesFolder, app, version);
  if (!existsSync(target)) {
    const incoming = `${target}.incoming-${process.pid}`;
    mkdirSync(join(releasesFolder, app), { recursive: true });
    cpSync(build, incoming, { recursive: true });
    renameSync(incoming, target);
  }
  activateRelease(app, version, releasesFolder);
  return version;
}

/** Names the active version of an app; readers see the old one or the new one, never half a name. */
function activateRelease(app: string, version: string, releasesFolder: string): void {
  const pointer = join(releasesFolder, app, 'active');
  writeFileSync(`${pointer}.${process.pid}`, `${version}\n`);
  renameSync(`${pointer}.${process.pid}`, pointer);
}

/** Publishes every browser app that was built; gives the version of each. */
export function publishAll(buildsFolder: string, releasesFolder: string): Record<string, string> {
  const apps = readdirSync(buildsFolder).filter((app) =>
    existsSync(join(buildsFolder, app, 'release.json')),
  );
  return Object.fromEntries(
    apps.map((app) => [app, publishRelease(app, buildsFolder, releasesFolder)]),
  );
}
