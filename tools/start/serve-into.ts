import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_ENTRY } from '@zaino/contracts/releases';
import { isOnThisMachine } from '@zaino/service/is-on-this-machine';
import { connectFailure } from '@zaino/service/was-not-connected';
import { waitUntil } from '@zaino/testing/processes';
import { config } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';
import { answersOk } from './answers-ok';
import { nextFreePort } from './next-free-port';

/** The longest wait for a shop to answer at all, in milliseconds. */
const ANSWER_LIMIT_MS = 10_000;

/** An app that is to be served from this machine into a shop that runs elsewhere. */
export interface IntoCommand {
  app: string;
  /** The shop's origin. */
  shop: string;
}

/** Where an app is built. */
export interface AppSources {
  /** Folder of the repository. */
  root: string;
  /** File of the app's webpack configuration, in that folder. */
  settings: string;
}

/** The words of a command line: an app, if it names one, and the address after `--into`. Throws the usage for any others. */
export function parseInto(
  args: readonly string[],
  usage: string,
): { app: string | undefined; into: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { dev: { type: 'boolean' }, into: { type: 'string' } },
      allowPositionals: true,
    });
    const [app, ...others] = positionals;
    if (others.length === 0) return { app, into: values.into };
  } catch {
    // Said below.
  }
  throw new UserError(usage);
}

/** A shop's origin; throws a `UserError` for an address at which somebody in between could change what is loaded. */
export function shopAt(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isOnThisMachine(address));
  if (!url || !isSafe) {
    throw new UserError(
      `${address} is not the address of a shop: it begins with https://, or with http://localhost.`,
    );
  }
  return url.origin;
}

/** Where an admin says that this browser is to have it. */
export function confirmationAt({ app, shop }: IntoCommand, port: number): string {
  const page = new URL('/admin/releases/previews', shop);
  page.searchParams.set('app', app);
  page.searchParams.set('from', `http://localhost:${port}`);
  return page.href;
}

/**
 * Serves the app, built anew when its sources change, until somebody ends it; gives the exit code. Throws a `UserError`
 * where nobody answers at the shop's address, or no port is free.
 */
export async function serveInto(command: IntoCommand, sources: AppSources): Promise<number> {
  await requireAnswer(command.shop);
  const port = await nextFreePort({
    setting: 'INTO_PORT',
    port: config.intoPort,
    taker: command.app,
  });
  const { root, settings } = sources;
  const webpack = join(root, 'node_modules/webpack/bin/webpack.js');
  const server = spawn(
    process.execPath,
    // It ends with its input, which is this process, however that ends.
    [webpack, 'serve', '-c', settings, '--watch-options-stdin'],
    {
      cwd: root,
      stdio: ['pipe', 'inherit', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DEV_PORT: String(port),
        DEV_INTO: command.shop,
      },
    },
  );
  // Ctrl-C in the terminal reaches the server, too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  const ended = new Promise<number>((resolve) => {
    server.on('error', () => resolve(1));
    server.on('exit', (exit) => resolve(exit ?? 0));
  });
  void greetOnceBuilt(command, { port, ended });
  return ended;
}

/** Whatever it answers: a shop says to the browser what it thinks of it. */
async function requireAnswer(shop: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    await fetch(shop, { method: 'HEAD', redirect: 'manual', signal });
  } catch (error) {
    const failure = connectFailure(error);
    if (failure === undefined) return;
    throw new UserError(
      `Nobody answers at ${shop} (${failure}): is that the shop's address, and does the shop run?`,
    );
  }
}

async function greetOnceBuilt(
  command: IntoCommand,
  { port, ended }: { port: number; ended: Promise<number> },
): Promise<void> {
  const server = { hasEnded: false };
  void ended.then(() => (server.hasEnded = true));
  const isBuilt = () => server.hasEnded || answersOk(`http://127.0.0.1:${port}/${LOCAL_ENTRY}`);
  await waitUntil(isBuilt, Infinity);
  const { hasEnded } = server;
  if (!hasEnded) greet(command, port);
}

function greet(command: IntoCommand, port: number): void {
  const lines = [
    '',
    `${command.app} is served to ${command.shop} at http://localhost:${port}.`,
    '  Open this in the browser that is to have it, signed in as an admin with all rights:',
    `  ${confirmationAt(command, port)}`,
    '  Nobody else sees it. Stop: Ctrl-C here.',
  ];
  console.log(lines.join('\n'));
}
