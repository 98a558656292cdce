import { parseArgs } from 'node:util';
import { isOnThisMachine } from '@zaino/service/is-on-this-machine';
import { connectFailure } from '@zaino/service/was-not-connected';
import { UserError } from '@zaino/tools/machine/user-error';
import { appPort, type AppSources, serveApp } from './serve-app';

/** The longest wait for a shop to answer at all, in milliseconds. */
const ANSWER_LIMIT_MS = 10_000;

/** An app that is to be served from this machine into a shop that runs elsewhere. */
export interface IntoCommand {
  app: string;
  /** The shop's origin. */
  shop: string;
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
 * Serves the app into the shop, until somebody ends it; gives the exit code. Throws a `UserError` where nobody answers at
 * the shop's address, or no port is free.
 */
export async function serveInto(sources: AppSources, shop: string): Promise<number> {
  const { app } = sources;
  await requireAnswer(shop);
  const port = await appPort(app);
  const greeting = [
    `${app} is served to ${shop} at http://localhost:${port}.`,
    '  Open this in the browser that is to have it, signed in as an admin with all rights:',
    `  ${confirmationAt({ app, shop }, port)}`,
    '  Nobody else sees it. Stop: Ctrl-C here.',
  ];
  return serveApp(sources, { port, shop, greeting });
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
