import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By file, as it counts from the workspace's root. */
export type Sources = Iterable<readonly [file: string, text: string]>;

/** The sources of apps, libs and tools, tests among them. */
export function readSources(root: string): Sources {
  return globSync('{apps,libs,tools}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]);
}
