import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';

const apps = join(workspaceRoot, 'apps');

/**
 * What is released one by one: every app with a budget of bytes. `npm run dev` serves them from memory, with hot reload.
 * A team outside this repository has none of them.
 */
export const browserApps = existsSync(apps)
  ? readdirSync(apps).filter((app) => existsSync(join(apps, app, 'budget.json')))
  : [];
