import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { makeRemote } from './make-remote';

/** The built shell is no matter of these tests: the browser's test of a team outside has it. */
const noShell = () => Promise.resolve(join(workspaceRoot, 'tools/new/outside'));

let folder: string;
let told: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zaino-outside-'));
  told = await makeRemote('book-swap', folder, noShell);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** The files of a package, by their paths in it. */
function filesOf(name: string): string[] {
  const file = join(folder, `packages/zaino-${name}.tgz`);
  const list = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' });
  return list
    .trim()
    .split('\n')
    .map((path) => path.replace(/^package\//, './'));
}

const textOf = (name: string, path: string) =>
  execFileSync('tar', ['-xzOf', join(folder, `packages/zaino-${name}.tgz`), `package/${path}`], {
    encoding: 'utf8',
  });

interface PackageJson {
  exports: Record<string, string | { default: string }>;
  dependencies: Record<string, string>;
}

describe('a repository for a team outside', () => {
  it('has a page with tests, and packages that hold all that they name', () => {
    expect(told).toContain('/book-swap');
    expect(read('src/routes.tsx')).toContain(`path: '/book-swap'`);
    expect(globSync('**/*', { cwd: folder, withFileTypes: true }).length).toBeGreaterThan(12);
    expect(readdirSync(folder)).toContain('.gitignore');
    expect(JSON.stringify(read('package.json'))).not.toContain('__');
    for (const name of ['contracts', 'rules', 'ui', 'web', 'kit']) {
      const files = filesOf(name);
      const { exports } = JSON.parse(textOf(name, 'package.json')) as PackageJson;
      const targets = Object.values(exports).map((one) =>
        typeof one === 'string' ? one : one.default,
      );
      expect(targets.length).toBeGreaterThan(2);
      expect(targets.filter((target) => !files.includes(target))).toEqual([]);
      expect(files.filter((file) => file.includes('.spec.'))).toEqual([]);
    }
  });

  it('brings the Node that its scripts need, as this one does', () => {
    const nodeOf = (text: string) => {
      const { devDependencies, engines, allowScripts } = JSON.parse(text) as {
        devDependencies: Record<string, string>;
        engines: Record<string, string>;
        allowScripts: Record<string, boolean>;
      };
      return { engines, version: devDependencies['node'], mayInstall: allowScripts['node'] };
    };
    const here = nodeOf(readFileSync(join(workspaceRoot, 'package.json'), 'utf8'));
    expect(nodeOf(read('package.json'))).toEqual(here);
    expect(here.mayInstall).toBe(true);
  });

  it('has a kit that installs all that its programs ask for', () => {
    const { dependencies } = JSON.parse(textOf('kit', 'package.json')) as PackageJson;
    for (const program of ['remote.js', 'release.js', 'dev.js', 'described-call.js']) {
      const asked = [...textOf('kit', program).matchAll(/^import .*from ["']([^"']+)["'];$/gm)];
      const packages = asked
        .map(([, name = '']) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '')
        .filter((name) => !name.startsWith('node:'));
      expect(packages.length).toBeGreaterThan(0);
      expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(packages));
    }
  });

  it.each([
    ['a name that exists', 'cart', '"cart" is taken: there is'],
    ['a name that cannot be one', 'Used Books', 'lower-case letters'],
    ['the path of a page', 'tracking', '"tracking" is taken'],
    ['the path of a page of the shell', 'faq', '"faq" is taken: the site has a page /faq'],
  ])('is not made for %s', async (_, name, words) => {
    await expect(makeRemote(name, join(folder, 'new'), noShell)).rejects.toThrow(words);
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });

  it('is not made in a folder that holds something', async () => {
    await expect(makeRemote('book-swap', folder, noShell)).rejects.toThrow('is not empty');
  });
});
