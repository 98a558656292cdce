import { workspaceRoot } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';
import { browserApps } from '@zaino/tools/release/browser-apps';
import { type IntoCommand, parseInto, serveInto, shopAt } from './serve-into';

/** The app that all others stand in: a browser alone cannot have another one. */
const SHELL = 'shell';
const remotes = browserApps.filter((app) => app !== SHELL);

const usage = `Usage: npm run dev -- <app> --into <address of a shop>
Apps of this folder: ${remotes.join(', ')}`;

/** What the command line of `npm run dev` asks for; undefined where it is the whole shop on this machine. */
export function readInto(args: readonly string[]): IntoCommand | undefined {
  if (!args.some((word) => /^--into(?:=|$)/.test(word))) return undefined;
  const { app = '', into = '' } = parseInto(args, usage);
  if (!remotes.includes(app)) throw new UserError(usage);
  return { app, shop: shopAt(into) };
}

/** Serves an app of this repository, until somebody ends it; gives the exit code. */
export const serveOwn = ({ app, shop }: IntoCommand): Promise<number> =>
  serveInto({ app, root: workspaceRoot, settings: `apps/${app}/webpack.config.mjs` }, shop);
