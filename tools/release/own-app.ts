import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';

/** The one app that the repository of a team outside this one is. */
export function ownApp(): string {
  const file = readFileSync(join(workspaceRoot, 'package.json'), 'utf8');
  return (JSON.parse(file) as { name: string }).name;
}
