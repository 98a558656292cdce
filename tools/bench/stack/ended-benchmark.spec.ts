import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { waitUntil } from '@zaino/testing/processes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zaino-ended-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A server as a benchmark starts it. */
const server = `
require('node:http').createServer((_, answer) => answer.end()).listen(Number(process.env.PORT), '127.0.0.1');
`;

/** A benchmark that starts the server, notes its number and goes on so. */
function run(work: string) {
  const script = join(folder, 'server.cjs');
  const noted = join(folder, 'pid');
  writeFileSync(script, server);
  writeFileSync(
    join(folder, 'benchmark.ts'),
    `import { writeFileSync } from 'node:fs';
     import { runMain, UserError } from '@zaino/tools/machine/user-error';
     import { Processes } from '@zaino/tools/bench/stack/processes';
     const fails = async (): Promise<number> => { throw new UserError('It cannot be measured.'); };
     await runMain(async () => {
       const processes = new Processes();
       const { pid } = await processes.serve({
         args: [${JSON.stringify(script)}], env: {}, healthPath: '/',
       });
       writeFileSync(${JSON.stringify(noted)}, String(pid));
       ${work}
     });`,
  );
  const args = [...typescriptFlags, join(folder, 'benchmark.ts')];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, stderr, pid: Number(readFileSync(noted, 'utf8')) };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a benchmark that fails', () => {
  it.each([
    ['where a promise fails that nobody awaits yet', 'void fails(); await new Promise(() => {});'],
    ['where it fails before it ends what it has started', 'return fails();'],
  ])('says why, and its servers end with it: %s', async (_, work) => {
    const { status, stderr, pid } = run(work);
    expect([status, stderr.trim()]).toEqual([1, 'It cannot be measured.']);
    expect(await waitUntil(() => Promise.resolve(!isAlive(pid)), 10_000)).toBe(true);
  });

  it('gives its own exit code where nothing fails', () => {
    expect(run('await processes.stop(); return 3;')).toMatchObject({ status: 3, stderr: '' });
  });
});
