import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_ENTRY } from '@zaino/contracts/releases';
import { isOnThisMachine } from '@zaino/service/is-on-this-machine';
import { waitUntil } from '@zaino/testing/processes';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';
import { browserApps } from '@zaino/tools/release/browser-apps';
import { answersOk } from './answers-ok';
import { nextFreePort } from './next-free-port';

/** The app that all others stand in: a browser alone cannot have another one. */
const SHELL = 'shell';
const remotes = browserApps.filter((app) => app !== SHELL);

const usage = `Usage: npm run dev -- <app> --into <address of a shop>
Apps of this folder: ${remotes.join(', ')}`;

/** An app that is to be served from this machine into a shop that runs elsewhere. */
interface IntoCommand {
  app: string;
  /** The shop's origin. */
  shop: string;
}

/** What the command line of `npm run dev` asks for; undefined where it is the whole shop on this machine. */
export function readInto(args: readonly string[]): IntoCommand | undefined {
  if (!args.some((word) => /^--into(?:=|$)/.test(word))) return undefined;
  const { app, into } = parse(args);
  if (!remotes.includes(app)) throw new UserError(usage);
  return { app, shop: shopAt(into) };
}

function parse(args: readonly string[]): { app: string; into: string } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { dev: { type: 'boolean' }, into: { type: 'string' } },
      allowPositionals: true,
    });
    const [app = '', ...others] = positionals;
    if (others.length === 0) return { app, into: values.into ?? '' };
  } catch {
    // Said below.
  }
  throw new UserError(usage);
}

/** Nobody between a shop elsewhere and this machine may change what is loaded. */
function shopAt(address: string): string {
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

/** Serves the app, built anew when its sources change, until somebody ends it; gives the exit code. */
export async function serveInto(command: IntoCommand): Promise<number> {
  const port = await nextFreePort({
    setting: 'INTO_PORT',
    port: config.intoPort,
    taker: command.app,
  });
  const webpack = join(workspaceRoot, 'node_modules/.bin/webpack');
  const server = spawn(
    process.execPath,
    [webpack, 'serve', '-c', `apps/${command.app}/webpack.config.mjs`],
    {
      cwd: workspaceRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
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
