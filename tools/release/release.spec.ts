import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@zaino/contracts/shared';
import { FakeRegistry } from './fake-registry';
import { ReleaseSandbox } from './release-sandbox';

const [first, second, third] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;

let sandbox: ReleaseSandbox;
let registry: FakeRegistry;
beforeEach(async () => {
  sandbox = new ReleaseSandbox();
  registry = await FakeRegistry.start();
  registry.given('cart', first, second);
});
afterEach(async () => {
  await registry.stop();
  rmSync(sandbox.folder, { recursive: true });
});

const settings = () => ({ RELEASES_URL: registry.url, RELEASE_TOKEN: registry.token });
const run = (...args: string[]) => sandbox.run(args, settings());
const liveVersion = () => registry.app('cart').live?.version;

/** Releases a build of the cart that is there. */
function release(version: string, { changes = {}, args = [] }: ReleaseOptions = {}) {
  return run('cart', '--from', sandbox.build('cart', version, changes), ...args);
}

interface ReleaseOptions {
  changes?: Partial<Release>;
  args?: string[];
}

describe('npm run release -- <app>', () => {
  it('publishes the version, makes it live and tells the way back', async () => {
    const { status, output } = await release(third);
    expect(status).toBe(0);
    expect(output).toContain(`cart 1.0.3 (${third}) is published.`);
    expect(output).toContain(`cart 1.0.3 (${third}) is live`);
    expect(output).toContain('Back to 1.0.2: npm run release -- cart --back');
    expect(liveVersion()).toBe(third);
    expect(registry.reasons).toEqual(['npm run release']);
  });

  it('sends the whole build, packed', async () => {
    await release(third);
    const { stdout } = spawnSync('tar', ['-xzOf', '-', 'server/server.js'], {
      input: registry.archive,
      encoding: 'utf8',
    });
    expect(stdout).toBe(readFileSync(join(sandbox.builds, 'cart/server/server.js'), 'utf8'));
  });

  it('says why, for the history, and takes a larger step of the number', async () => {
    const { output } = await release(third, { args: ['--reason', 'Sconti', '--jump', 'minor'] });
    expect(output).toContain('cart 1.1.0');
    expect(registry.reasons).toEqual(['Sconti']);
  });

  it('publishes and no more', async () => {
    const { status, output } = await release(third, { args: ['--publish-only'] });
    expect(status).toBe(0);
    expect(output).toContain('To make it live: npm run release -- cart --promote 1.0.3');
    expect(liveVersion()).toBe(second);
  });

  it('makes live what was published before, as after a cut', async () => {
    const { status, output } = await release(first);
    expect(status).toBe(0);
    expect(output).toContain(`cart 1.0.1 (${first}) was published before.`);
    expect(liveVersion()).toBe(first);
  });

  it('has nothing to do for what is live', async () => {
    const { status, output } = await release(second);
    expect(status).toBe(0);
    expect(output).toContain('is live already');
    expect(registry.calls).not.toContain('promote cart');
  });

  it('tells that a version does not fit, in the words of the registry, and how to go on', async () => {
    registry.fail('promote', { status: 409, code: 'misfit', detail: 'La shell non dà react ^20' });
    const { status, output } = await release(third);
    expect(status).toBe(1);
    expect(output).toContain(`cart 1.0.3 (${third}) is published, but not live.`);
    expect(output).toContain('La shell non dà react ^20');
    expect(output).toContain(`cart 1.0.2 (${second}) stays live.`);
    expect(output).toContain('When that is mended: npm run release -- cart --promote 1.0.3');
  });

  it('releases nothing when the build fails', async () => {
    // Where there is no workspace, Nx builds nothing.
    const elsewhere = { ...settings(), NX_WORKSPACE_ROOT_PATH: sandbox.folder };
    const { status, output } = await sandbox.run(['cart'], elsewhere);
    expect(status).toBe(1);
    expect(output).toContain('cart was not built, nothing was released.');
    expect(registry.calls).toEqual([]);
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
  ])('%s', async (_name, damage, reason) => {
    const damaged = sandbox.build('cart', third);
    damage(damaged);
    const { status, output } = await run('cart', '--from', damaged);
    expect(status).toBe(1);
    expect(output).toContain(reason);
    expect(registry.calls).toEqual([]);
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
  ])('one %s', async (_name, changes, reason) => {
    const { status, output } = await release(third, { changes });
    expect(status).toBe(1);
    expect(output).toContain(reason);
    expect(registry.calls).toEqual([]);
  });
});

describe('a canary', () => {
  it('is started with a new version', async () => {
    const { status, output } = await release(third, { args: ['--canary', '5'] });
    expect(status).toBe(0);
    expect(output).toContain('cart 1.0.3 is shown to 5 % of the visitors.');
    expect(output).toContain('To all: npm run release -- cart --promote 1.0.3');
    expect(liveVersion()).toBe(second);
    expect(registry.app('cart').canary).toMatchObject({ version: third, share: 5 });
  });

  it('is started with a version that was published, for staff at one address', async () => {
    await release(third, { args: ['--publish-only'] });
    const wish = ['--canary', '10', '--version', '1.0.3', '--tenant', 'aurora', '--staff'];
    const { output } = await run('cart', ...wish);
    expect(output).toContain('cart 1.0.3 is shown to staff at the address of aurora.');
  });

  it('gets a larger share, pauses, goes on, and ends', async () => {
    await release(third, { args: ['--canary', '5'] });
    await run('cart', '--canary', '20', '--version', third);
    expect(registry.app('cart').canary).toMatchObject({ share: 20, isPaused: false });
    expect((await run('cart', '--pause')).output).toContain('is paused: nobody gets it');
    expect(registry.app('cart').canary?.isPaused).toBe(true);
    expect((await run('cart', '--resume')).output).toContain('is shown to 20 %');
    const { output } = await run('cart', '--end', '--reason', 'Troppi errori');
    expect(output).toContain(`all visitors get cart 1.0.2 (${second})`);
    expect(registry.app('cart').canary).toBeNull();
    expect(registry.reasons.at(-1)).toBe('Troppi errori');
  });

  it('that is none cannot be paused', async () => {
    const { status, output } = await run('cart', '--pause');
    expect(status).toBe(1);
    expect(output).toContain('Nessun canarino');
  });
});

describe('published versions', () => {
  it.each([
    ['its number', '1.0.1'],
    ['its hash', first],
  ])('are made live by %s', async (_, version) => {
    const { status, output } = await run('cart', '--promote', version);
    expect(status).toBe(0);
    expect(output).toContain(`cart 1.0.1 (${first}) is live`);
    expect(liveVersion()).toBe(first);
  });

  it('are gone back to, and forth again', async () => {
    const { status, output } = await run('cart', '--back');
    expect(status).toBe(0);
    expect(output).toContain(`cart 1.0.1 (${first}) is live again`);
    expect(output).toContain('Forth to 1.0.2 again: npm run release -- cart --promote 1.0.2');
    expect(liveVersion()).toBe(first);
  });

  it.each([
    ['a number', '9.9.9', 'There is no version "9.9.9" of cart: published are 1.0.2, 1.0.1.'],
    ['a path', '../shell', 'There is no version "../shell" of cart'],
    ['a hash', 'dddddddddddd', 'Questa versione non c’è'],
  ])('are not made of %s that was never published', async (_, version, reason) => {
    const { status, output } = await run('cart', '--promote', version);
    expect(status).toBe(1);
    expect(output).toContain(reason);
    expect(liveVersion()).toBe(second);
  });

  it('are listed, the latest first, with what is live', async () => {
    await release(third, { args: ['--canary', '5'] });
    const { status, output } = await run('--list');
    expect(status).toBe(0);
    expect(output).toContain('\nschool-finder\n  no version is published\n');
    expect(output).toMatch(
      /^cart\n {2}1\.0\.3 +c{12}.*Squadra +canary for 5 %\n {2}1\.0\.2 +b{12}.*live since .*\n {2}1\.0\.1 +a{12}.*Squadra\n(?! )/m,
    );
  });

  it('are listed of one app, and of those that the token is for', async () => {
    registry.notYours.add('shell');
    expect((await run('cart', '--list')).output).not.toContain('school-finder');
    expect((await run('--list')).output).not.toContain('shell');
    const { status, output } = await run('shell', '--list');
    expect(status).toBe(1);
    expect(output).toContain('Questo codice è di un’altra app');
  });
});

describe('what fails is said in a sentence', () => {
  it('where nobody answers', async () => {
    await registry.stop();
    const { status, output } = await run('cart', '--back');
    expect(status).toBe(1);
    expect(output).toContain(`Nobody answers at ${registry.url} (ECONNREFUSED)`);
    expect(output).not.toMatch(/^ +at /m);
  });

  it('where the token is wrong', async () => {
    const wrong = { ...settings(), RELEASE_TOKEN: 'x' };
    const { status, output } = await sandbox.run(['cart', '--back'], wrong);
    expect(status).toBe(1);
    expect(output).toContain('Accedi per continuare');
    expect(output).toContain('The token of RELEASE_TOKEN is none of this shop');
  });

  it.each(['cut', 'half'] as const)('where the connection is %s', async (fault) => {
    registry.fail('publish', fault);
    const { status, output } = await release(third);
    expect(status).toBe(1);
    expect(output).toContain(`The connection to ${registry.url} broke`);
    expect(output).toContain('To do it again does no harm');
    expect(liveVersion()).toBe(second);
  });

  it('where another program answers', async () => {
    registry.fail('read', 'another program');
    const { status, output } = await run('cart', '--list');
    expect(status).toBe(1);
    expect(output).toContain('is no registry (status 404)');
  });

  it.each([
    [{ RELEASES_URL: 'https://zaino.example' }, 'RELEASE_TOKEN is not set'],
    [
      { RELEASES_URL: 'http://zaino.example', RELEASE_TOKEN: 'x' },
      'RELEASES_URL must begin with https://',
    ],
    [{ RELEASES_URL: 'zaino', RELEASE_TOKEN: 'x' }, 'RELEASES_URL is no address: zaino'],
    [{}, 'No shop has run on this machine'],
  ])('with the settings %j', async (env, reason) => {
    const { status, output } = await sandbox.run(['cart', '--back'], env);
    expect(status).toBe(1);
    expect(output).toContain(reason);
  });
});

describe('the shop of this machine', () => {
  beforeEach(() => {
    mkdirSync(join(sandbox.local, 'run'), { recursive: true });
    writeFileSync(join(sandbox.local, 'run/starter.json'), JSON.stringify({ url: registry.url }));
    writeFileSync(join(sandbox.local, 'release-token'), `${registry.token}\n`);
  });

  it('needs no settings', async () => {
    expect(await sandbox.run(['cart', '--back'])).toMatchObject({ status: 0 });
    expect(liveVersion()).toBe(first);
  });

  it('that does not run is told', async () => {
    await registry.stop();
    const { status, output } = await sandbox.run(['cart', '--back']);
    expect(status).toBe(1);
    expect(output).toContain(`No shop runs at ${registry.url}: start it by npm start`);
  });
});
