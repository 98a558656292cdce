import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';

const apps = ['orders-service', 'catalogue-service'];

/** Copies what was built into the folder: a build meanwhile must not change what comes back after a kill. */
export function copyBuilt(folder: string): string {
  const built = join(workspaceRoot, 'dist/apps');
  const missing = apps.filter((app) => !existsSync(join(built, app, 'main.js')));
  if (missing.length > 0) {
    throw new UserError(`Build first: npx nx run-many -t build -p ${missing.join(',')}`);
  }
  const copy = join(folder, 'apps');
  for (const app of apps) cpSync(join(built, app), join(copy, app), { recursive: true });
  symlinkSync(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));
  return copy;
}
