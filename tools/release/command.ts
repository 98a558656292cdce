import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';
import { browserApps } from './browser-apps';

const usage = `Usage:
  npm run release -- <app>                        builds the app, publishes the version and makes it active
  npm run release -- <service>                    moves the running shop over to a service as it is built now
  npm run release -- <app> --from <folder>        the same with a build that is there already
  npm run release -- <app> --activate <version>   makes a published version active: back or forth
  npm run release -- <app> --list                 shows the published versions; of all apps without <app>
  --releases <folder>                             where the versions are, instead of dist/releases
Apps: ${browserApps.join(', ')}`;

const defaultReleases = join(workspaceRoot, 'dist/releases');

export interface ReleaseCommand {
  kind: 'release';
  releases: string;
  app: string;
  /** Folder of a finished build; the app is built where unset. */
  from: string | undefined;
}

export interface ActivateCommand {
  kind: 'activate';
  releases: string;
  app: string;
  version: string;
}

export interface ListCommand {
  kind: 'list';
  releases: string;
  apps: string[];
}

/** Reads the arguments; throws a `UserError` that tells the right ones. */
export function parseCommand(args: string[]): ReleaseCommand | ActivateCommand | ListCommand {
  const { values, positionals } = parsed(args);
  const [app, ...rest] = positionals;
  const wishes = [values.from, values.activate, values.list].filter((value) => value !== undefined);
  if (rest.length > 0 || wishes.length > 1) throw new UserError(usage);
  if (app !== undefined && !browserApps.includes(app)) {
    throw new UserError(`There is no app "${app}" to release, only ${browserApps.join(', ')}.`);
  }
  const releases = folder(values.releases) ?? defaultReleases;
  if (values.list === true) {
    return { kind: 'list', releases, apps: app === undefined ? browserApps : [app] };
  }
  if (app === undefined) throw new UserError(usage);
  if (values.activate === undefined) {
    return { kind: 'release', releases, app, from: folder(values.from) };
  }
  return { kind: 'activate', releases, app, version: values.activate };
}

/** The command that makes a version active. */
export function activation(
  { app, releases }: ReleaseCommand | ActivateCommand,
  version: string,
): string {
  const elsewhere = releases === defaultReleases ? '' : ` --releases ${releases}`;
  return `npm run release -- ${app} --activate ${version}${elsewhere}`;
}

function parsed(args: string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({
      args,
      allowPositionals: true,
      options: { from: text, activate: text, releases: text, list: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** Folders are meant from where the user called npm. */
function folder(path: string | undefined): string | undefined {
  return path === undefined ? undefined : resolve(config.callerFolder, path);
}
