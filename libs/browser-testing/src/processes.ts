import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { keptPort } from '@zaino/testing/kept-port';
import { typescriptFlags } from '@zaino/testing/typescript-flags';

/** Root of the workspace. */
export const root = resolve(import.meta.dirname, '../../..');

/** Where Node keeps what it has compiled of a program: many are started more than once. */
const compiled = { NODE_COMPILE_CACHE: resolve(root, '.nx/compiled') };

/** Runs one of our built programs, or a script of `tools`, to its end; throws with its output when it fails. */
export function run(file: string, args: string[], env: Record<string, string>): void {
  const result = spawnSync(process.execPath, [...typescriptFlags, resolve(root, file), ...args], {
    cwd: root,
    env: { ...process.env, ...compiled, ...env },
    encoding: 'utf8',
  });
  if (result.status !== 0)
    throw new Error(`${file} ${args.join(' ')}\n${result.stdout}${result.stderr}`);
}

/** What a process complains of in a run of tests is kept: where one fails, it may say why. */
function logOf(app: string, port: number): string {
  const folder = resolve(root, 'dist/e2e-logs');
  mkdirSync(folder, { recursive: true });
  return resolve(folder, `${app.replace('/', '-')}-${port}.log`);
}

/** A running process of the shop. */
export interface Running {
  url: string;
  /** File with what it complained of. */
  log: string;
  stop: () => Promise<void>;
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${url} ended at start:\n${output()}`);
    const ready = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`${url} did not become ready:\n${output()}`);
}

/** Starts a built process (`main` unless told, as in `orders-service/worker`) on a port and waits until it is ready. */
export async function start(
  app: string,
  env: Record<string, string>,
  port?: number,
): Promise<Running> {
  const chosen = port ?? (await keptPort());
  let output = '';
  const program = app.includes('/') ? app : `${app}/main`;
  const child = spawn(process.execPath, [resolve(root, `dist/apps/${program}.js`)], {
    cwd: root,
    env: {
      ...process.env,
      ...compiled,
      LOG_LEVEL: 'warn',
      ...env,
      HOST: '127.0.0.1',
      PORT: String(chosen),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = logOf(app, chosen);
  const collect = (chunk: Buffer) => {
    output = `${output}${chunk.toString()}`.slice(-4000);
    appendFileSync(log, chunk);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const url = `http://127.0.0.1:${chosen}`;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await untilReady(url, child, () => output);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { url, log, stop };
}
