import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  appNameSchema,
  type ReleaseFigures,
  releasesErrorCodes,
  versionSchema,
} from '@zaino/contracts/releases';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { CommandError } from '@zaino/service/command-error';
import { DomainError } from '@zaino/service/domain-error';
import { withDataSource } from '@zaino/service/database-commands';
import { Outbox } from '@zaino/service/outbox/outbox';
import { closeRedis, connectRedis } from '@zaino/service/redis-client';
import { filesOf } from '@zaino/service/release-files/files-of';
import type { ReleaseFiles } from '@zaino/service/release-files/release-files';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { ReleaseActs } from '../acts/release-acts';
import { commandLineReleaser } from '../acts/releaser';
import type { readCommandConfig } from '../config';
import { createDataSource } from '../database/data-source';
import { LiveChanges } from '../live-document/live-changes';
import { LiveWriter } from '../live-document/live-writer';
import { ReleaseSigner } from '../store/release-signer';
import { MANIFEST_FILE } from '@zaino/service/release-files/faults-of-release';
import { checkUpload } from '../versions/check-upload';
import { Publishing } from '../versions/publishing';
import { readFigures } from '../versions/read-figures';
import type { FileMap } from '../versions/unpack-archive';
import { VersionFiguresService } from '../versions/version-figures.service';
import { GoingLive } from './going-live';

const usage = 'Usage: cli.js publish <folder with builds> [--live]';
const REASON = 'Pubblicate insieme';

type CommandConfig = ReturnType<typeof readCommandConfig>;

/** Publishes every build of a folder; with `--live` these versions become live together. */
export async function runPublishCommand(args: string[], config: CommandConfig): Promise<void> {
  const [folder, option, ...more] = args;
  const isLive = option === '--live';
  if (folder === undefined || more.length > 0 || (option !== undefined && !isLive)) {
    throw new CommandError(usage);
  }
  const builds = buildsIn(folder);
  await withRegistry(config, async ({ publishing, versionFigures, goingLive }) => {
    const versions: Record<string, string> = {};
    for (const { app, version, files } of builds) {
      const manifest = checkUpload({ app, version, files });
      const upload = { app, version, jump: 'patch', files, manifest } as const;
      const published = await publishing.publish(upload, commandLineReleaser);
      versions[app] = version;
      const figures = readFigures(manifest, files);
      const known = published.isNew
        ? ''
        : ` (known${await tellFigures(versionFigures, { app, version, figures })})`;
      say(`${app} ${published.version.number} ${version}${known}`);
    }
    if (!isLive) return;
    const changed = await goingLive.makeLive(versions, REASON, commandLineReleaser);
    say(changed.length === 0 ? 'They are live already.' : `Live now: ${changed.join(', ')}.`);
  });
}

interface Measured {
  app: string;
  version: string;
  figures: ReleaseFigures | null;
}

/** A version that was published before is given its build's figures where it has none; gives what became of them. */
async function tellFigures(
  versionFigures: VersionFiguresService,
  { figures, ...named }: Measured,
): Promise<string> {
  if (figures === null) return '';
  try {
    const { isNew } = await versionFigures.add(named, figures, commandLineReleaser);
    return isNew ? ', its figures added' : '';
  } catch (error) {
    const isOther = error instanceof DomainError && error.code === releasesErrorCodes.otherFigures;
    if (!isOther) throw error;
    return ', with other figures, which are kept';
  }
}

interface Build {
  app: string;
  version: string;
  files: FileMap;
}

const nameSchema = z.object({ name: appNameSchema, version: versionSchema });

function buildsIn(folder: string): Build[] {
  if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}.`);
  const builds = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((build) => existsSync(join(build, MANIFEST_FILE)));
  if (builds.length === 0) throw new CommandError(`There is no build in ${folder}.`);
  return builds.map((build) => {
    const text = readFileSync(join(build, MANIFEST_FILE), 'utf8');
    const { name, version } = nameSchema.parse(JSON.parse(text));
    return { app: name, version, files: filesBelow(build) };
  });
}

function filesBelow(folder: string): FileMap {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));
  const nameOf = (path: string) => relative(folder, path).split(sep).join('/');
  return new Map(paths.map((path) => [nameOf(path), readFileSync(path)]));
}

interface Registry {
  publishing: Publishing;
  versionFigures: VersionFiguresService;
  goingLive: GoingLive;
}

/** The registry without its service: what it does is told by the service's outbox, later. */
async function withRegistry(
  config: CommandConfig,
  action: (registry: Registry) => Promise<void>,
): Promise<void> {
  const redis = connectRedis(config.REDIS_URL, {
    onAway: (reason) => say(`Redis is away, gateways look each second: ${reason}`),
    onBack: () => undefined,
  });
  await new Promise<void>((resolve) => {
    redis.once('ready', resolve).once('error', () => resolve());
  });
  try {
    await withDataSource(
      () => Promise.resolve(createDataSource(config.MYSQL_URL)),
      async (dataSource) =>
        action(registryOf({ dataSource, redis, config, store: await filesOf(config) })),
    );
  } finally {
    await closeRedis(redis);
  }
}

interface CommandEnvironment {
  dataSource: DataSource;
  redis: ReturnType<typeof connectRedis>;
  config: CommandConfig;
  store: ReleaseFiles;
}

function registryOf({ dataSource, redis, config, store }: CommandEnvironment): Registry {
  const clock = new Clock();
  const outbox = new Outbox(dataSource, { wake: () => undefined }, clock);
  const acts = new ReleaseActs(
    dataSource,
    clock,
    new AuditLog(outbox, clock, { serviceName: 'releases' }),
  );
  const signer = new ReleaseSigner(config);
  const writer = new LiveWriter(dataSource, signer, redis, store);
  return {
    publishing: new Publishing(dataSource, clock, acts, signer, store),
    versionFigures: new VersionFiguresService(dataSource, acts),
    goingLive: new GoingLive(new LiveChanges(dataSource, clock, writer), acts),
  };
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
