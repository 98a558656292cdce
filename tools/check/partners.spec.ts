import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { startedProcesses } from './started-processes';

const file = 'apps/releases-service/src/upstreams/partner-variables.ts';
const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');

/** How a service's address is named, as in `BLOG_URL` of `apps/blog-service`. */
const variableOf = (folder: string) =>
  `${basename(folder, '-service').toUpperCase().replaceAll('-', '_')}_URL`;

const variables = globSync('apps/*-service', { cwd: workspaceRoot }).map(variableOf).sort();

it('looks at every service', () => {
  expect(variables).toEqual(expect.arrayContaining(['BLOG_URL', 'RELEASES_URL', 'SCHOOLS_URL']));
});

it.each(variables)('the registry asks what the service at %s gives', (variable) => {
  const known = [...read(file).matchAll(/^ {2}(\w+_URL): /gm)].map(([, name]) => name);
  expect(known).toContain(variable);
});

it.each(variables)('npm start tells the registry of %s', (variable) => {
  const registry = startedProcesses().find(({ app }) => app === 'releases-service');
  expect(registry?.settings).toContain(variable);
});
