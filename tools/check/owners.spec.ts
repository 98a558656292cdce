import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { ownerFaults } from './owners';

const projects = globSync('{apps,libs,libs/contracts,tools}/*/project.json', {
  cwd: workspaceRoot,
}).map((file) => dirname(file));

it('every project of this workspace has one owner', () => {
  expect(projects).toEqual(expect.arrayContaining(['apps/shell', 'libs/ui', 'tools/check']));
  const text = readFileSync(join(workspaceRoot, 'CODEOWNERS'), 'utf8');
  const hasFolder = (folder: string) => existsSync(join(workspaceRoot, folder));
  expect(ownerFaults(text, { projects, hasFolder })).toEqual([]);
});

describe('owners', () => {
  const workspace = {
    projects: ['apps/cart', 'libs/ui'],
    hasFolder: (folder: string) => ['apps/', 'apps/cart/', 'libs/', 'libs/ui/'].includes(folder),
  };
  const all = '# Teams\n* @zaino/platform\n\n/libs/ @zaino/shell # all of them\n';

  it('may be those of a folder above', () => {
    expect(ownerFaults(`${all}/apps/cart/ @zaino/orders\n`, workspace)).toEqual([]);
  });

  it.each([
    ['', 'nobody owns apps/cart'],
    ['/apps/cart/ @zaino/a\n/apps/ @zaino/b', 'apps/cart is below /apps/cart/ and /apps/'],
    ['/apps/cart/ @zaino/a\n/apps/lost/ @zaino/b', '/apps/lost/ is not there'],
    ['/apps/cart/', '/apps/cart/ is not of one team: '],
    ['/apps/cart/ @zaino/a @zaino/b', '/apps/cart/ is not of one team: @zaino/a @zaino/b'],
    ['/apps/cart/ somebody', '/apps/cart/ is not of one team: somebody'],
    ['/apps/cart/ @zaino/a\napps/*.ts @zaino/b', 'apps/*.ts is no folder, as in /apps/cart/'],
  ])('of %j: %s', (lines, fault) => {
    expect(ownerFaults(all + lines, workspace)).toEqual([fault]);
  });
});
