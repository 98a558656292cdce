import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';

/**
 * Folder of the ministry's real files: ZAINO_DATA, or `shared/data` beside the workspace. Tests on them
 * run where it is found; it is handed to them as ZAINO_DATA, so that their cached results depend on it.
 */
export function findRealData(): string | undefined {
  const folder = process.env.ZAINO_DATA ?? resolve(workspaceRoot, '../shared/data');
  return existsSync(folder) ? folder : undefined;
}
