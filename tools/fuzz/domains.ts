import { globSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';

/** The domains that have a contract; `shared` is a part of all of them. */
export function domains(): string[] {
  return globSync('*/project.json', { cwd: join(workspaceRoot, 'libs/contracts') })
    .map((file) => file.split(/[\\/]/)[0] ?? '')
    .filter((domain) => domain !== 'shared')
    .sort();
}
