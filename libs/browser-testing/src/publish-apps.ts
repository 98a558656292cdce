import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './processes';

/** Publishes the builds of these browser apps, whatever else was built here; gives the folder of the releases. */
export function publishApps(folder: string, apps: readonly string[]): string {
  const [builds, releases] = [join(folder, 'builds'), join(folder, 'releases')];
  for (const app of apps) {
    cpSync(join(root, 'dist/apps', app), join(builds, app), { recursive: true });
  }
  run('tools/release/publish-all.ts', [builds, releases], {});
  return releases;
}
