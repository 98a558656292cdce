import { appendFileSync, existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseSandbox } from './release-sandbox';

const [first, second] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;

let sandbox: ReleaseSandbox;
beforeEach(() => {
  sandbox = new ReleaseSandbox();
  sandbox.given(['shell', first], ['cart', first], ['cart', second]);
});
afterEach(() => rmSync(sandbox.folder, { recursive: true }));

describe('npm run release -- <app> --activate <version>', () => {
  it('goes back, tells the way forth again, and keeps the files of both', () => {
    const { status, output } = sandbox.run(['cart', '--activate', first]);
    expect(status).toBe(0);
    expect(output).toContain(`cart ${first} is active`);
    expect(output).toContain(`Back to ${second}: npm run release -- cart --activate ${second}`);
    expect(sandbox.active('cart')).toBe(first);
    const files = [first, second].map((one) => join(sandbox.releases, 'cart', one, 'entry.js'));
    expect(files.map((file) => existsSync(file))).toEqual([true, true]);
  });

  it('has nothing to do for the active version', () => {
    const { status, output } = sandbox.run(['cart', '--activate', second]);
    expect(status).toBe(0);
    expect(output).toContain('is the active version already');
  });

  it('refuses a version whose files were changed since', () => {
    appendFileSync(join(sandbox.releases, 'cart', first, 'server/server.js'), ' ');
    const { status, output } = sandbox.run(['cart', '--activate', first]);
    expect(status).toBe(1);
    expect(output).toContain('server/server.js was changed');
    expect(sandbox.active('cart')).toBe(second);
  });

  it('refuses a folder that is named like another version', () => {
    sandbox.build('cart', first);
    const misplaced = join(sandbox.releases, 'cart', 'cccccccccccc');
    mkdirSync(misplaced);
    writeFileSync(
      join(misplaced, 'release.json'),
      JSON.stringify(JSON.parse(sandbox.everything()[releaseJson(first)] ?? '')),
    );
    const { status, output } = sandbox.run(['cart', '--activate', 'cccccccccccc']);
    expect(status).toBe(1);
    expect(output).toContain(`holds version ${first}`);
  });
});

const releaseJson = (version: string) => join(sandbox.releases, 'cart', version, 'release.json');

describe('a mistaken command line says so and changes nothing', () => {
  it.each<[string, string[], string]>([
    ['an unknown app', ['basket'], 'There is no app "basket" to release'],
    ['a path as app', ['../cart'], 'There is no app "../cart" to release'],
    ['a service', ['schools-service'], 'There is no app "schools-service"'],
    ['no app', [], 'Usage:'],
    ['two apps', ['cart', 'shell'], 'Usage:'],
    ['an unknown option', ['cart', '--force'], "Unknown option '--force'"],
    ['no version', ['cart', '--activate'], 'forget to specify'],
    ['an empty version', ['cart', '--activate', ''], 'There is no version "" of cart'],
    ['a missing version', ['cart', '--activate', 'x'], 'published are '],
    ['a path as version', ['cart', '--activate', '../shell'], 'There is no version "../shell"'],
    ['a version of nothing', ['school-finder', '--activate', first], 'none is published'],
    ['a version without app', ['--activate', first], 'Usage:'],
    ['two wishes', ['cart', '--activate', first, '--from', 'builds/cart'], 'Usage:'],
    ['a build that is not there', ['cart', '--from', 'nowhere'], 'There is no release.json in'],
  ])('%s', (_name, args, reason) => {
    const before = sandbox.everything();
    const { status, output } = sandbox.run(args);
    expect(status).toBe(1);
    expect(output).toContain(reason);
    expect(output).not.toMatch(/^ +at /m);
    expect(sandbox.everything()).toEqual(before);
  });
});

describe('npm run release -- --list', () => {
  it('shows the versions of each app, the newest first, and which is active', () => {
    const noon = new Date(2026, 10, 20, 12, 5);
    utimesSync(releaseJson(first), noon, noon);
    sandbox.run(['cart', '--activate', first]);
    const { status, output } = sandbox.run(['--list']);
    expect(status).toBe(0);
    expect(output).toMatch(/^shell\n {2}a{12} {2}\S+ \S+ {2}active\n(?! )/m);
    for (const app of ['school-finder', 'catalogue']) {
      expect(output).toContain(`\n${app}\n  no version is published\n`);
    }
    expect(output).toMatch(
      /^cart\n {2}b{12} {2}\S+ \d\d:\d\d\n {2}a{12} {2}2026-11-20 12:05 {2}active\n(?! )/m,
    );
  });

  it('shows one app', () => {
    const { output } = sandbox.run(['cart', '--list']);
    expect(output).toContain(second);
    expect(output).not.toContain('shell');
  });
});

describe('what was built together (npm start)', () => {
  it('is published and active together, even where single apps would not fit', () => {
    const shared = { react: '20.1.0' };
    sandbox.build('shell', second, { shared });
    sandbox.build('cart', 'cccccccccccc', { shared: { react: '^20.0.0' } });
    expect(sandbox.publishAll()).toEqual({
      status: 0,
      output: `cart cccccccccccc\nshell ${second}\n`,
    });
    expect(sandbox.active('cart')).toBe('cccccccccccc');
    expect(sandbox.active('shell')).toBe(second);
  });

  it('becomes active again when it was published before', () => {
    sandbox.build('cart', second);
    sandbox.run(['cart', '--activate', first]);
    expect(sandbox.publishAll()).toMatchObject({ status: 0 });
    expect(sandbox.active('cart')).toBe(second);
  });

  it('changes nothing when it does not fit', () => {
    sandbox.build('shell', second, { shared: {} });
    const { status, output } = sandbox.publishAll();
    expect(status).toBe(1);
    expect(output).toContain(`cart ${second} does not fit shell ${second}`);
    expect(sandbox.active('shell')).toBe(first);
  });
});
