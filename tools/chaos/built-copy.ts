import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildApps } from '@zaino/tools/machine/build-apps';
import { workspaceRoot } from '@zaino/tools/machine/config';

const apps = ['orders-service', 'catalogue-service'];

/** Copies what was built into the folder: a build meanwhile must not change what comes back after a kill. */
export function copyBuilt(folder: string): string {
  const built = join(workspaceRoot, 'dist/apps');
  buildApps(apps);
  const copy = join(folder, 'apps');
  for (const app of apps) cpSync(join(built, app), join(copy, app), { recursive: true });
  symlinkSync(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));
  return copy;
}
