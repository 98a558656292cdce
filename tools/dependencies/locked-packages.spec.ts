import { workspaceRoot } from '@zaino/tools/machine/config';
import { idOf, readLock, workspaceOf } from './locked-packages';

const packages = (entries: Parameters<typeof workspaceOf>[0]) => workspaceOf(entries).packages;
const own = { name: 'shop', version: '1.0.0', dependencies: { a: '^1.0.0' } };

describe('the packages of a lock', () => {
  it('are known by name and version, wherever they lie, and by what package.json names', () => {
    const locked = packages({
      '': { ...own, devDependencies: { tool: '2.0.0' } },
      'node_modules/a': { version: '1.2.0', license: 'MIT', integrity: 'sha512-AAAA' },
      'node_modules/tool': { version: '2.0.0', dev: true },
      'node_modules/tool/node_modules/a': { version: '1.2.0', dev: true },
      'node_modules/tool/node_modules/@x/b': { version: '3.0.0', dev: true },
    });
    expect(locked.map((one) => [idOf(one), one.isDirect, one.isDev])).toEqual([
      ['@x/b@3.0.0', false, true],
      ['a@1.2.0', true, false],
      ['tool@2.0.0', true, true],
    ]);
    expect(locked[1]).toMatchObject({ licence: 'MIT', integrity: 'sha512-AAAA' });
    expect(locked[2]).toMatchObject({ licence: null, integrity: null });
  });

  it('are called by their own names, not by those of their folders', () => {
    const entries = {
      '': own,
      'node_modules/a': { name: 'really', version: '7.0.0' },
    };
    expect(packages(entries).map(idOf)).toEqual(['really@7.0.0']);
    expect(workspaceOf(entries).needs).toEqual(['really@7.0.0']);
  });

  it('need what Node finds for them: their own, then what lies around them', () => {
    const locked = packages({
      '': own,
      'node_modules/a': { version: '1.0.0', dependencies: { b: '*', c: '*', gone: '*' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', peerDependencies: { c: '*' } },
      'node_modules/b': { version: '1.0.0', optionalDependencies: { c: '*' } },
      'node_modules/c': { version: '1.0.0' },
    });
    expect(Object.fromEntries(locked.map((one) => [idOf(one), one.needs]))).toEqual({
      'a@1.0.0': ['b@2.0.0', 'c@1.0.0'],
      'b@1.0.0': ['c@1.0.0'],
      'b@2.0.0': ['c@1.0.0'],
      'c@1.0.0': [],
    });
  });

  it('of this workspace have a hash each, and the direct ones are those of package.json', () => {
    const { packages: all, needs } = readLock(workspaceRoot);
    expect(all.filter(({ integrity }) => integrity === null)).toEqual([]);
    expect(all.filter(({ isDirect }) => isDirect).map(idOf)).toEqual(needs);
    expect(needs).toContain(idOf({ name: 'semver', version: versionOf('semver') }));
  });
});

const versionOf = (name: string) =>
  readLock(workspaceRoot).packages.find((one) => one.name === name && one.isDirect)?.version ?? '';
