import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  appNameSchema,
  LARGEST_CANARY_SHARE,
  type VersionJump,
  versionJumps,
} from '@zaino/contracts/releases';
import { config } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';
import { browserApps } from './browser-apps';

const usage = `Usage:
  npm run release -- <app>                      builds the app, publishes the version and makes it live
    --from <folder>                             publishes a build that is there already
    --jump <step>                               of the version's number: ${versionJumps.join(', ')}; ${versionJumps[0]} unless told
    --canary <share>                            shows it to so many per cent of the visitors, instead of to all
    --publish-only                              publishes it, and no more
  npm run release -- <app> --promote <version>  makes a published version live (also --activate)
  npm run release -- <app> --back               makes live again what was live before
  npm run release -- <app> --canary <share> --version <version>
                                                shows a published version to a share, or changes the share
    --tenant <name>, --staff                    at one bookshop's address only; to staff only
  npm run release -- <app> --pause              nobody gets the canary meanwhile; --resume goes on, --end ends it
  npm run release -- <service>                  moves the running shop over to a service as it is built now
    --unchecked <reason>                        even where nobody can tell whether it fits what is live
  npm run release -- <app> --list               versions and what is live; of all apps without <app>
  --reason <words>                              why, for the history
A version is named by its number or its hash. RELEASES_URL and RELEASE_TOKEN name another shop than this machine's.
Apps of this folder: ${browserApps.join(', ')}`;

/** What stands in the history where nobody said why. */
const SAID_NOTHING = 'npm run release';

interface Change {
  app: string;
  reason: string;
}

/** Who gets a canary. */
export interface CanaryWish {
  /** In per cent. */
  share: number;
  tenant: string | null;
  isForStaff: boolean;
}

export interface ReleaseCommand extends Change {
  kind: 'release';
  /** Folder of a finished build; the app is built where unset. */
  from: string | undefined;
  jump: VersionJump;
  isPublishOnly: boolean;
  canary: CanaryWish | undefined;
}

export interface PromoteCommand extends Change {
  kind: 'promote';
  version: string;
}

export interface CanaryCommand extends Change {
  kind: 'canary';
  version: string;
  canary: CanaryWish;
}

export interface PlainCommand extends Change {
  kind: 'back' | 'pause' | 'resume' | 'end';
}

export interface ListCommand {
  kind: 'list';
  /** Undefined: all that the token may see. */
  app: string | undefined;
}

export type ReleaseCliCommand =
  | ReleaseCommand
  | PromoteCommand
  | CanaryCommand
  | PlainCommand
  | ListCommand;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  from: text,
  jump: text,
  canary: text,
  tenant: text,
  staff: flag,
  'publish-only': flag,
  promote: text,
  activate: text,
  version: text,
  back: flag,
  pause: flag,
  resume: flag,
  end: flag,
  list: flag,
  reason: text,
} as const;

type Values = ReturnType<typeof parsed>['values'];
type Option = keyof typeof options;

/** Which options each kind of command takes beside `reason`; the first are those that it cannot do without. */
const kinds: Record<ReleaseCliCommand['kind'], { needs: Option[]; takes: Option[] }> = {
  list: { needs: ['list'], takes: [] },
  back: { needs: ['back'], takes: [] },
  pause: { needs: ['pause'], takes: [] },
  resume: { needs: ['resume'], takes: [] },
  end: { needs: ['end'], takes: [] },
  promote: { needs: ['promote'], takes: [] },
  canary: { needs: ['canary', 'version'], takes: ['tenant', 'staff'] },
  release: { needs: [], takes: ['from', 'jump', 'canary', 'tenant', 'staff', 'publish-only'] },
};

/** Reads the arguments; throws a `UserError` that tells the right ones. */
export function parseCommand(args: string[]): ReleaseCliCommand {
  const { values: given, positionals } = parsed(args);
  const [app, ...rest] = positionals;
  const values = withoutActivate(given);
  const kind = rest.length > 0 ? undefined : kindOf(values);
  if (kind === undefined) throw new UserError(usage);
  if (app !== undefined) requireApp(app, kind === 'release' && values.from === undefined);
  if (kind === 'list') return { kind, app };
  if (app === undefined) throw new UserError(usage);
  return changeOf(kind, { app, reason: values.reason ?? SAID_NOTHING }, values);
}

/** It is another word for `--promote`. */
function withoutActivate({ activate, ...others }: Values): Values {
  if (activate === undefined) return others;
  if (others.promote !== undefined) throw new UserError(usage);
  return { ...others, promote: activate };
}

function changeOf(
  kind: Exclude<ReleaseCliCommand['kind'], 'list'>,
  change: Change,
  values: Values,
): Exclude<ReleaseCliCommand, ListCommand> {
  switch (kind) {
    case 'promote':
      return { kind, ...change, version: values.promote ?? '' };
    case 'canary':
      return { kind, ...change, version: values.version ?? '', canary: canaryOf(values) };
    case 'release':
      return releaseOf(change, values);
    default:
      return { kind, ...change };
  }
}

/** The same arguments, with the folder of the build where they ask for one and name none. */
export function withBuild(args: string[], folder: string): string[] {
  const values = withoutActivate(parsed(args).values);
  const isRelease = kindOf(values) === 'release' && values.from === undefined;
  return isRelease ? [...args, '--from', folder] : args;
}

/** The command that the user would give, for advice. */
export const wayOf = (app: string, rest: string): string => `npm run release -- ${app} ${rest}`;

function kindOf(values: Values): ReleaseCliCommand['kind'] | undefined {
  const names = Object.keys(values) as Option[];
  const given: Option[] = names.filter((name) => name !== 'reason');
  const fitting = Object.entries(kinds).find(
    ([, { needs, takes }]) =>
      needs.every((name) => given.includes(name)) &&
      given.every((name) => needs.includes(name) || takes.includes(name)),
  );
  return fitting?.[0] as ReleaseCliCommand['kind'] | undefined;
}

function releaseOf(change: Change, values: Values): ReleaseCommand {
  const jump = versionJumps.find((one) => one === (values.jump ?? 'patch'));
  const isPublishOnly = values['publish-only'] === true;
  const hasCanary = values.canary !== undefined;
  const wantsCanary = hasCanary || values.tenant !== undefined || values.staff === true;
  if (jump === undefined || (isPublishOnly && wantsCanary) || (wantsCanary && !hasCanary)) {
    throw new UserError(usage);
  }
  return {
    kind: 'release',
    ...change,
    from: values.from === undefined ? undefined : resolve(config.callerFolder, values.from),
    jump,
    isPublishOnly,
    canary: hasCanary ? canaryOf(values) : undefined,
  };
}

function canaryOf({ canary = '', tenant, staff = false }: Values): CanaryWish {
  const share = Number(canary);
  if (!Number.isInteger(share) || share < 1 || share > LARGEST_CANARY_SHARE) {
    throw new UserError(
      `The share of a canary is in per cent, from 1 to ${LARGEST_CANARY_SHARE}: "${canary}" is none.`,
    );
  }
  return { share, tenant: tenant ?? null, isForStaff: staff };
}

/** A team outside this repository has an app of its own, whose build it brings. */
function requireApp(app: string, isBuilt: boolean): void {
  if (browserApps.includes(app)) return;
  if (!isBuilt && appNameSchema.safeParse(app).success) return;
  throw new UserError(`There is no app "${app}" to release, only ${browserApps.join(', ')}.`);
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}
