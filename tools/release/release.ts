import { withProgress } from '@zaino/tools/machine/progress';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { activate, UnfitRelease } from './activate';
import { buildApp } from './build-app';
import { activation, parseCommand } from './command';
import type { ActivateCommand, ListCommand, ReleaseCommand } from './command';
import { activeVersion, publish, versionsOf } from './releases-folder';

const pickedUp = 'the gateway uses it for new pages within seconds, by itself.';

async function main(): Promise<number> {
  const command = parseCommand(process.argv.slice(2));
  if (command.kind === 'release') await release(command);
  if (command.kind === 'activate') activatePublished(command);
  if (command.kind === 'list') list(command);
  return 0;
}

async function release(command: ReleaseCommand): Promise<void> {
  const { app, releases } = command;
  const build = command.from ?? (await withProgress(`Building ${app}`, () => buildApp(app)));
  const { version, isNew } = publish(releases, app, build);
  if (!isNew) throw new UserError(publishedBefore(command, version));
  try {
    const before = activate(releases, app, version);
    console.log(`${app} ${version} is published and active: ${pickedUp}`);
    tellWayBack(command, before);
  } catch (error) {
    if (error instanceof UnfitRelease) throw new UserError(notActive(command, version, error));
    throw error;
  }
}

function publishedBefore(command: ReleaseCommand, version: string): string {
  const { app, releases } = command;
  const isActive = activeVersion(releases, app) === version;
  return [
    `${app} ${version} was published before. A version never changes: nothing was done.`,
    isActive
      ? 'It is the active version.'
      : `To make it the active version: ${activation(command, version)}`,
  ].join('\n');
}

function notActive(command: ReleaseCommand, version: string, reason: UnfitRelease): string {
  const { app, releases } = command;
  const active = activeVersion(releases, app);
  return [
    `${app} ${version} is published, but not active.`,
    reason.message,
    active === undefined ? 'No version is active.' : `${active} stays active.`,
    `When that is mended: ${activation(command, version)}`,
  ].join('\n');
}

function activatePublished(command: ActivateCommand): void {
  const { app, version, releases } = command;
  const before = activate(releases, app, version);
  if (before === version) {
    console.log(`${app} ${version} is the active version already.`);
    return;
  }
  console.log(`${app} ${version} is active: ${pickedUp}`);
  tellWayBack(command, before);
}

function tellWayBack(command: ReleaseCommand | ActivateCommand, before: string | undefined): void {
  if (before !== undefined) console.log(`  Back to ${before}: ${activation(command, before)}`);
}

function list({ apps, releases }: ListCommand): void {
  for (const app of apps) {
    const active = activeVersion(releases, app);
    const versions = versionsOf(releases, app);
    console.log(app);
    if (versions.length === 0) console.log('  no version is published');
    for (const { version, publishedAt } of versions) {
      const state = version === active ? 'active' : '';
      console.log(`  ${version}  ${minuteOf(publishedAt)}  ${state}`.trimEnd());
    }
  }
}

/** As in `2026-11-21 09:35`, on this machine's clock. */
function minuteOf(date: Date): string {
  return date.toLocaleString('sv', { dateStyle: 'short', timeStyle: 'short' });
}

await runMain(main);
