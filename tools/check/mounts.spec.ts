import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';

const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');

/** First segments of addresses in a text, as in `path: '/products/:id'`. */
const segmentsIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, segment]) => segment))].sort();

const remotes = globSync('apps/*/src/routes.tsx', { cwd: workspaceRoot })
  .map((path) => dirname(dirname(path)))
  .filter((app) => read(`${app}/webpack.config.mjs`).includes('remoteConfig('))
  .sort();

it('looks at every remote', () => {
  expect(remotes.length).toBeGreaterThanOrEqual(5);
});

it.each(remotes)('%s is asked for every page that it has', (app) => {
  const [, mounts = ''] = /mounts: \[([^\]]*)\]/.exec(read(`${app}/webpack.config.mjs`)) ?? [];
  const pages = segmentsIn(read(`${app}/src/routes.tsx`), /path: '(\/[a-z-]+)/g);
  expect(segmentsIn(mounts, /'(\/[a-z-]+)'/g)).toEqual(expect.arrayContaining(pages));
});
