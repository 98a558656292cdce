import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@zaino/contracts/shared';
import { ReleaseSandbox } from './release-sandbox';

const [first, second, third] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;

let sandbox: ReleaseSandbox;
beforeEach(() => {
  sandbox = new ReleaseSandbox();
});
afterEach(() => rmSync(sandbox.folder, { recursive: true }));

/** A path in the cart's releases. */
const published = (...path: string[]) => join(sandbox.releases, 'cart', ...path);

describe('npm run release -- <app>', () => {
  it('publishes a version, makes it active and tells the way back', () => {
    sandbox.given(['shell', first]);
    expect(sandbox.release('cart', first).output).not.toContain('Back to');
    const { status, output } = sandbox.release('cart', second);
    expect(status).toBe(0);
    expect(output).toContain(`cart ${second} is published and active`);
    expect(output).toContain(`Back to ${first}: npm run release -- cart --activate ${first}`);
    expect(sandbox.active('cart')).toBe(second);
    expect(readdirSync(published()).sort()).toEqual([first, second].sort());
    expect(readFileSync(published(first, 'entry.js'), 'utf8')).toContain(first);
  });

  it('takes folders as they are meant where npm was called', () => {
    sandbox.given(['shell', first]);
    sandbox.build('cart', first);
    expect(sandbox.run(['cart', '--from', 'builds/cart'])).toMatchObject({ status: 0 });
  });

  it('refuses a version that exists and tells how to activate it', () => {
    sandbox.given(['shell', first], ['cart', first], ['cart', second]);
    const before = sandbox.everything();
    const { status, output } = sandbox.release('cart', first, { mounts: ['/another'] });
    expect(status).toBe(1);
    expect(output).toContain(`cart ${first} was published before`);
    expect(output).toContain(
      `npm run release -- cart --activate ${first} --releases ${sandbox.releases}`,
    );
    expect(sandbox.everything()).toEqual(before);
    expect(sandbox.release('cart', second).output).toContain('It is the active version.');
  });

  it('releases nothing when the build fails', () => {
    sandbox.given(['shell', first]);
    const before = sandbox.everything();
    // Where there is no workspace, Nx builds nothing.
    const { status, output } = sandbox.run(['cart'], { NX_WORKSPACE_ROOT_PATH: sandbox.folder });
    expect(status).toBe(1);
    expect(output).toContain('cart was not built, nothing was released.');
    expect(sandbox.everything()).toEqual(before);
  });

  it('keeps both versions whole when two releases run at once', async () => {
    sandbox.given(['shell', first]);
    const versions = [first, second, third, first, second, third];
    const codes = await Promise.all(
      versions.map(async (version, at) => {
        const build = join(sandbox.folder, String(at));
        cpSync(sandbox.build('cart', version), build, { recursive: true });
        const args = sandbox.commandLine(['cart', '--from', build]);
        const [code] = (await once(spawn(process.execPath, args), 'exit')) as [number];
        return code;
      }),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(3);
    expect(readdirSync(published()).sort()).toEqual([first, second, third]);
    for (const version of [first, second, third]) {
      expect(sandbox.run(['cart', '--activate', version])).toMatchObject({ status: 0 });
    }
  });

  it('clears away what a killed release has left long ago, and nothing younger', () => {
    sandbox.given(['shell', first]);
    const [old, young] = [published('.incoming-1'), published('.incoming-2')];
    for (const left of [old, young]) mkdirSync(left, { recursive: true });
    utimesSync(old, new Date(), new Date(Date.now() - 7_200_000));
    sandbox.release('cart', first);
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  });
});

describe('a build that is not whole is not published', () => {
  it.each<[string, (build: string) => void, string]>([
    ['a changed file', (to) => appendFileSync(join(to, 'page.js'), ' '), 'page.js was changed'],
    ['a missing file', (to) => rmSync(join(to, 'page.css')), 'page.css is missing'],
    [
      'another server bundle',
      (to) => appendFileSync(join(to, 'server/server.js'), ' '),
      'server/server.js was changed',
    ],
    [
      'a packed file with other content',
      (to) => writeFileSync(join(to, 'page.js.br'), 'x'),
      'page.js.br was changed',
    ],
    ['no release.json', (to) => rmSync(join(to, 'release.json')), 'There is no release.json'],
    [
      'half a release.json',
      (to) => writeFileSync(join(to, 'release.json'), '{"name":'),
      'release.json is not valid',
    ],
    [
      'a release.json without versions of shared modules',
      (to) => {
        const release = JSON.parse(readFileSync(join(to, 'release.json'), 'utf8')) as object;
        writeFileSync(join(to, 'release.json'), JSON.stringify({ ...release, shared: undefined }));
      },
      'at shared',
    ],
  ])('%s', (_name, damage, reason) => {
    sandbox.given(['shell', first]);
    const damaged = sandbox.build('cart', first);
    damage(damaged);
    const { status, output } = sandbox.run(['cart', '--from', damaged]);
    expect(status).toBe(1);
    expect(output).toContain(reason);
    expect(existsSync(published(first))).toBe(false);
    expect(sandbox.active('cart')).toBeUndefined();
  });

  it.each<[string, Partial<Release>, string]>([
    ['of another app', { name: 'school-finder' }, 'is of school-finder, not of cart'],
    ['of a dev server', { base: 'http://127.0.0.1:1/' }, 'is of a dev server'],
    ['with a version that is a path', { version: '../shell' }, 'names its version'],
    ['with a page without integrity', { chunks: { page: ['x.js'] } }, 'x.js has no integrity'],
    ['without an entry', { entry: [] }, 'it names no entry'],
    [
      'with a file outside',
      { integrity: { '../page.js': 'sha256-', 'entry.js': 'sha256-' } },
      '../page.js is outside the release',
    ],
  ])('one %s', (_name, changes, reason) => {
    sandbox.given(['shell', first]);
    const { status, output } = sandbox.release('cart', first, changes);
    expect(status).toBe(1);
    expect(output).toContain(reason);
    expect(sandbox.active('cart')).toBeUndefined();
  });
});

describe('a version that does not fit the others is published, not activated', () => {
  it.each<[string, Partial<Release>, string]>([
    ['asks for more', { shared: { react: '^20.0.0' } }, 'asks for react ^20.0.0'],
    ['asks for another module', { shared: { vue: '^3.0.0' } }, 'which the shell does not give'],
    ['has another federation runtime', { federation: '2.8.0' }, 'Module Federation 2.8.0'],
  ])('a remote that %s', (_name, changes, reason) => {
    sandbox.given(['shell', first], ['cart', first]);
    const { status, output } = sandbox.release('cart', second, changes);
    expect(status).toBe(1);
    expect(output).toContain(`cart ${second} is published, but not active.`);
    expect(output).toContain(reason);
    expect(output).toContain(`${first} stays active.`);
    expect(sandbox.active('cart')).toBe(first);
    expect(existsSync(published(second, 'release.json'))).toBe(true);

    const again = sandbox.run(['cart', '--activate', second]);
    expect(again.status).toBe(1);
    expect(again.output).toContain(reason);
    expect(sandbox.active('cart')).toBe(first);
  });

  it('a remote without any shell', () => {
    const { status, output } = sandbox.release('cart', first);
    expect(status).toBe(1);
    expect(output).toContain('release the shell first');
    sandbox.release('shell', first);
    expect(sandbox.run(['cart', '--activate', first])).toMatchObject({ status: 0 });
    expect(sandbox.active('cart')).toBe(first);
  });

  it('a shell that gives less than an active remote asks for', () => {
    sandbox.given(['shell', first], ['cart', first]);
    sandbox.release('school-finder', first, { shared: { react: '^19.3.0' } });
    const { status, output } = sandbox.release('shell', second, { shared: { react: '19.2.0' } });
    expect(status).toBe(1);
    expect(output).toContain(`school-finder ${first} does not fit shell ${second}`);
    expect(output).not.toContain('cart');
    expect(sandbox.active('shell')).toBe(first);
    expect(sandbox.release('shell', third)).toMatchObject({ status: 0 });
    expect(sandbox.active('shell')).toBe(third);
  });
});
