import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseSandbox } from './release-sandbox';

const [first, second, third] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;

let sandbox: ReleaseSandbox;
beforeEach(() => {
  sandbox = new ReleaseSandbox();
  sandbox.given(['shell', first], ['cart', first], ['cart', second]);
});
afterEach(() => rmSync(sandbox.folder, { recursive: true }));

/** A path in the cart's releases. */
const published = (...path: string[]) => join(sandbox.releases, 'cart', ...path);

describe('what was built together', () => {
  it('is published and active together, even where single apps would not fit', async () => {
    const shared = { react: '20.1.0' };
    sandbox.build('shell', second, { shared });
    sandbox.build('cart', third, { shared: { react: '^20.0.0' } });
    expect(await sandbox.publishAll()).toEqual({
      status: 0,
      output: `cart ${third}\nshell ${second}\n`,
    });
    expect(sandbox.active('cart')).toBe(third);
    expect(sandbox.active('shell')).toBe(second);
    expect(readFileSync(published(first, 'entry.js'), 'utf8')).toContain(first);
  });

  it('becomes active again when it was published before', async () => {
    sandbox.build('cart', first);
    expect(await sandbox.publishAll()).toMatchObject({ status: 0 });
    expect(sandbox.active('cart')).toBe(first);
  });

  it('changes nothing when it does not fit', async () => {
    sandbox.build('shell', second, { shared: {} });
    const { status, output } = await sandbox.publishAll();
    expect(status).toBe(1);
    expect(output).toContain(`cart ${second} does not fit shell ${second}`);
    expect(sandbox.active('shell')).toBe(first);
  });

  it('stays whole when it is published twice at once', async () => {
    sandbox.build('cart', third);
    const outcomes = await Promise.all([1, 2, 3].map(() => sandbox.publishAll()));
    expect(outcomes.map(({ status }) => status)).toEqual([0, 0, 0]);
    const versions = readdirSync(published()).filter((name) => /^\w{12}$/.test(name));
    expect(versions.sort()).toEqual([first, second, third]);
  });

  it('clears away what was left long ago, and nothing younger', async () => {
    const [old, young] = [published('.incoming-1'), published('.incoming-2')];
    for (const left of [old, young]) mkdirSync(left, { recursive: true });
    utimesSync(old, new Date(), new Date(Date.now() - 7_200_000));
    sandbox.build('cart', third);
    await sandbox.publishAll();
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  });
});
