import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';
import { measuredApps, pagesOf } from './measured-pages';

const USUAL_VISITS = 9;
const MOST_VISITS = 99;

const usage = `Usage: npm run figures -- <app> [--from <folder>] [--to <folder>] [--visits <number>]
Measures the pages of a build in a throttled browser, beside the same pages from a single bundle, and looks at their
accessibility; writes the build with its figures to a folder from which npm run release publishes it.
  --from <folder>     a build that is there already; the app is built unless told
  --to <folder>       dist/figures/<app> unless told
  --visits <number>   of each page, and as many of the single bundle; ${USUAL_VISITS} unless told
Apps with pages that anybody may open: ${measuredApps.join(', ')}`;

export interface FiguresCommand {
  app: string;
  /** Folder of a finished build; the app is built where unset. */
  from: string | undefined;
  to: string;
  visits: number;
}

/** Reads the arguments; throws a `UserError` that tells the right ones. */
export function parseCommand(args: string[]): FiguresCommand {
  const { values, positionals } = parsed(args);
  const [app = '', ...others] = positionals;
  const visits = Number(values.visits ?? USUAL_VISITS);
  const isCount = Number.isInteger(visits) && visits >= 1 && visits <= MOST_VISITS;
  if (others.length > 0 || !isCount || pagesOf(app).length === 0) throw new UserError(usage);
  const folderOf = (path: string) => resolve(config.callerFolder, path);
  return {
    app,
    from: values.from === undefined ? undefined : folderOf(values.from),
    to: values.to === undefined ? join(workspaceRoot, 'dist/figures', app) : folderOf(values.to),
    visits,
  };
}

const text = { type: 'string' } as const;

function parsed(args: string[]) {
  try {
    const options = { from: text, to: text, visits: text } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}
