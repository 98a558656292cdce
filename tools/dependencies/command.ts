import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { config } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';

const usage = `Usage:
  npm run packages                          lists what package.json names: version, age, licence
  npm run packages -- --all                 lists what these need, too
  npm run packages -- --advisories <path>   and says which of all installed ones are known to be weak; ends with 1 then.
                                                A file, folder or zip archive of advisories in OSV's format
  npm run packages -- --ask-dates           asks npm's registry for days of publication that are not known yet`;

export interface DependenciesCommand {
  all: boolean;
  askDates: boolean;
  /** Where the advisories are; undefined where nobody has brought any. */
  advisories: string | undefined;
}

/** Reads the arguments; throws a `UserError` that tells the right ones. */
export function parseCommand(args: string[]): DependenciesCommand {
  const { all = false, advisories, 'ask-dates': askDates = false } = parsed(args);
  const path = advisories === undefined ? undefined : resolve(config.callerFolder, advisories);
  if (path !== undefined && !existsSync(path)) throw new UserError(`${path} is not there.`);
  return { all, askDates, advisories: path };
}

function parsed(args: string[]) {
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args,
      options: { all: flag, 'ask-dates': flag, advisories: { type: 'string' } },
    }).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}
