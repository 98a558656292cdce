import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';

// Runs on whatever Node the machine has (20.19 or newer), before any package is installed.
const pinnedMajor = 24;
const aliases = new URL('../../libs/testing/src/aliases.mjs', import.meta.url).href;

/**
 * Installs the npm packages when they are missing or older than package-lock.json, then runs the
 * TypeScript file on the pinned Node with this process's arguments, signals and exit code.
 */
export async function runScript(script, root = fileURLToPath(new URL('../../', import.meta.url))) {
  const started = Date.now();
  const installed = await installPackages(root);
  const node = await pinnedNode(root);
  const env = {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    ZAINO_INSTALL_MS: String(installed ? Date.now() - started : 0),
  };
  await passThrough(
    node,
    ['--import', aliases, fileURLToPath(script), ...process.argv.slice(2)],
    env,
  );
}

async function installPackages(root) {
  const stamp = join(root, 'node_modules/.zaino-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root)) return false;
  console.log('Installing the npm packages …');
  const code = await npm(root, ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    stopWith('npm could not install the packages: check the network and run the command again.');
  }
  writeFileSync(stamp, lockHash(root));
  return true;
}

function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** npm shows its own progress in a terminal; elsewhere a line now and then says that it lives. */
function npm(root, args) {
  const started = Date.now();
  const ticker = setInterval(() => {
    if (process.stderr.isTTY) return;
    console.log(`  … npm ${args[0]}, ${Math.round((Date.now() - started) / 1000)} s`);
  }, 5000);
  const cli = process.env.npm_execpath;
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []];
  const child = spawn(command, [...first, ...args], { cwd: root, stdio: 'inherit' });
  const end = relaySignals(child);
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  }).finally(() => {
    clearInterval(ticker);
    end();
  });
}

async function pinnedNode(root) {
  const node = join(root, 'node_modules/.bin/node');
  if (isPinned(node)) return node;
  // npm leaves out the script that fetches it where it may not run install scripts.
  await npm(root, ['rebuild', 'node']);
  if (!isPinned(node)) {
    stopWith(
      `Node ${pinnedMajor} did not get installed: remove node_modules and run the command again.`,
    );
  }
  return node;
}

function isPinned(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return stdout?.startsWith(`v${pinnedMajor}.`) ?? false;
}

/** The channel between the two tells the script when this process is gone, even by SIGKILL. */
async function passThrough(node, args, env) {
  const child = spawn(node, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const end = relaySignals(child);
  const endWatch = endWithShellOfNpm(child);
  const { code, signal } = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
  end();
  endWatch();
  if (signal) process.kill(process.pid, signal);
  process.exitCode = code ?? 1;
}

function relaySignals(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const relay = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, relay);
  return () => signals.forEach((signal) => process.off(signal, relay));
}

/** npm hands SIGTERM to the shell of its script, which ends by it and hands on nothing: what is left of it is no parent. */
function endWithShellOfNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const shell = process.ppid;
  const ticker = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(ticker);
    child.kill('SIGTERM');
  }, 500);
  return () => clearInterval(ticker);
}

function stopWith(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
