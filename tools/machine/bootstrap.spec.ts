import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bootstrap = join(import.meta.dirname, 'bootstrap.mjs');
let root: string;

/** Stands in for npm: puts a Node of the pinned version where the real one would come. */
const npm = `
const fs = require('node:fs');
fs.mkdirSync('node_modules/.bin', { recursive: true });
fs.appendFileSync('npm-calls', process.argv[2] + '\\n');
if (!fs.existsSync('offline')) fs.symlinkSync(process.execPath, 'node_modules/.bin/node');
process.exit(fs.existsSync('offline') ? 1 : 0);
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zaino-bootstrap-'));
  mkdirSync(join(root, 'tools'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'npm.cjs'), npm);
  writeFileSync(
    join(root, 'start.mjs'),
    `import { runScript } from ${JSON.stringify(bootstrap)};
     await runScript(new URL('script.ts', import.meta.url), ${JSON.stringify(`${root}/`)});`,
  );
});
afterEach(() => rmSync(root, { recursive: true }));

const env = () => ({ ...process.env, npm_execpath: join(root, 'npm.cjs') });

function run(script: string, ...args: string[]) {
  writeFileSync(join(root, 'script.ts'), script);
  return spawnSync(process.execPath, ['start.mjs', ...args], {
    cwd: root,
    env: env(),
    encoding: 'utf8',
  });
}

const npmCalls = () => readFileSync(join(root, 'npm-calls'), 'utf8').trim().split('\n');

describe('runScript', () => {
  it('installs the packages, then passes arguments and exit code through', () => {
    const script = 'const word: string = process.argv[2]; console.log(word); process.exitCode = 7;';
    const { stdout, status } = run(script, 'hello');
    expect(stdout).toContain('Installing the npm packages');
    expect(stdout).toContain('hello');
    expect(status).toBe(7);
  });

  it('installs again only when package-lock.json has changed', () => {
    run('');
    run('');
    expect(npmCalls()).toEqual(['install']);
    rmSync(join(root, 'node_modules/.bin/node'));
    writeFileSync(join(root, 'package-lock.json'), '{ "changed": true }');
    run('');
    expect(npmCalls()).toEqual(['install', 'install']);
  });

  it('says what to do when the packages cannot be installed, and tries again the next time', () => {
    writeFileSync(join(root, 'offline'), '');
    const { stderr, status } = run('console.log(1)');
    expect(status).toBe(1);
    expect(stderr).toContain('check the network');
    rmSync(join(root, 'offline'));
    expect(run('console.log("now")').stdout).toContain('now');
  });

  it('hands SIGTERM to the script and ends with its exit code', async () => {
    run('');
    writeFileSync(
      join(root, 'script.ts'),
      `process.on('SIGTERM', () => process.exit(3)); console.log('ready'); setInterval(() => 0, 1e3);`,
    );
    const child = spawn(process.execPath, ['start.mjs'], { cwd: root, env: env(), stdio: 'pipe' });
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([3, null]);
  });

  it('ends the script where SIGTERM has ended the shell in which npm runs it', async () => {
    run('');
    writeFileSync(
      join(root, 'script.ts'),
      `process.on('SIGTERM', () => { console.log('told'); process.exit(); }); console.log('ready'); setInterval(() => 0, 1e3);`,
    );
    // With something left to do the shell stays beside it.
    const shell = spawn('sh', ['-c', `"${process.execPath}" start.mjs; true`], {
      cwd: root,
      env: { ...env(), npm_lifecycle_event: 'start' },
      stdio: 'pipe',
    });
    let output = '';
    shell.stdout.on('data', (data: Buffer) => (output += data.toString()));
    await once(shell.stdout, 'data');
    shell.kill('SIGTERM');
    await once(shell, 'close');
    expect(output).toBe('ready\ntold\n');
  });
});
