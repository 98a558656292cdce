import {
  LARGEST_UPLOAD,
  type PublishedVersion,
  releasesEndpoints,
} from '@zaino/contracts/releases';
import { withProgress } from '@zaino/tools/machine/progress';
import { UserError } from '@zaino/tools/machine/user-error';
import { buildApp } from './build-app';
import { type ReleaseCommand, wayOf } from './command';
import { promote, startCanary } from './live-versions';
import { packFolder } from './pack';
import { Refused, type Registry } from './registry';
import { tellFigures } from './tell-figures';
import { readFigures, readRelease, verifyFiles } from './verify';
import { titleOf } from './version-title';

/** Builds an app unless it is built, publishes it, and makes it live or shows it to a share of the visitors. */
export async function releaseApp(command: ReleaseCommand, registry: Registry): Promise<void> {
  const { app, canary } = command;
  const version = await publishVersion(command, registry);
  if (command.isPublishOnly) {
    console.log(`  To make it live: ${wayOf(app, `--promote ${version.number}`)}`);
    return;
  }
  try {
    const change = { ...command, version: version.version };
    if (canary) await startCanary({ ...change, kind: 'canary', canary }, registry);
    else await promote({ ...change, kind: 'promote' }, registry);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new UserError(await notLive({ command, version, error }, registry));
  }
}

async function publishVersion(
  { app, from, jump }: ReleaseCommand,
  registry: Registry,
): Promise<PublishedVersion> {
  const build = from ?? (await withProgress(`Building ${app}`, () => buildApp(app)));
  const release = readRelease(build, app);
  verifyFiles(build, release);
  const figures = readFigures(build, release);
  const archive = await packFolder(build);
  if (archive.length > LARGEST_UPLOAD) {
    const [size, limit] = [archive.length, LARGEST_UPLOAD].map((bytes) => Math.ceil(bytes / 1e6));
    throw new UserError(
      `${app} has ${size} MB packed, and the registry takes ${limit}: nothing was released.`,
    );
  }
  const target = { params: { app, version: release.version }, query: { jump } };
  const { version, isNew } = await registry.call(releasesEndpoints.publish, target, archive);
  console.log(`${titleOf(version)} ${isNew ? 'is' : 'was'} published${isNew ? '' : ' before'}.`);
  await tellFigures({ version, isNew, figures }, registry);
  return version;
}

interface NotLive {
  command: ReleaseCommand;
  version: PublishedVersion;
  error: Refused;
}

async function notLive(
  { command: { app, canary }, version, error }: NotLive,
  registry: Registry,
): Promise<string> {
  const { live } = await registry.call(releasesEndpoints.read, { params: { app } });
  const again = canary
    ? `--canary ${canary.share} --version ${version.number}`
    : `--promote ${version.number}`;
  return [
    `${titleOf(version)} is published, but not live.`,
    error.message,
    live ? `${titleOf(live)} stays live.` : 'No version is live.',
    `When that is mended: ${wayOf(app, again)}`,
  ].join('\n');
}
