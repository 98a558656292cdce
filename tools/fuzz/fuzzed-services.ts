import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';

/** The domains that have a contract; `shared` is a part of all of them. */
export function domains(): string[] {
  return globSync('*/project.json', { cwd: join(workspaceRoot, 'libs/contracts') })
    .map((file) => file.split(/[\\/]/)[0] ?? '')
    .filter((domain) => domain !== 'shared')
    .sort();
}

/** Where the tests of a domain's service stand that send it whatever its contract lets. */
export const fuzzSpecOf = (domain: string): string =>
  join(workspaceRoot, 'apps', `${domain}-service`, 'src/fuzz.http.spec.ts');

export const isFuzzed = (domain: string): boolean => existsSync(fuzzSpecOf(domain));
