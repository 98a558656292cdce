import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';

interface PackageJson {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const { version, dependencies, devDependencies } = JSON.parse(
  readFileSync(join(workspaceRoot, 'package.json'), 'utf8'),
) as PackageJson;
const versions = { ...dependencies, ...devDependencies };

/** These packages in the versions of this repository. */
export const pinned = (names: Iterable<string>): Record<string, string> =>
  Object.fromEntries([...names].sort().map((name) => [name, versionOf(name)]));

function versionOf(name: string): string {
  const found = versions[name];
  if (found === undefined) throw new Error(`package.json does not name ${name}`);
  return found;
}

/** What our packages have in common. */
export const packageJson = (name: string, more: object): string =>
  `${JSON.stringify({ name: `@zaino/${name}`, version, license: 'UNLICENSED', type: 'module', ...more }, null, 2)}\n`;
