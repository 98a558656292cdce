import {
  type AppReleases,
  type PublishedVersion,
  releasesEndpoints,
  versionNumberSchema,
  versionSchema,
} from '@zaino/contracts/releases';
import { UserError } from '@zaino/tools/machine/user-error';
import { type CanaryCommand, type PlainCommand, type PromoteCommand, wayOf } from './command';
import type { Registry } from './registry';
import { titleOf } from './version-title';

const pickedUp = 'gateways use it for new pages within a second, by themselves.';

/** Makes a published version live, and tells the way back. */
export async function promote(command: PromoteCommand, registry: Registry): Promise<void> {
  const { app, reason } = command;
  const before = await registry.call(releasesEndpoints.read, { params: { app } });
  const version = hashOf(before, command.version);
  if (before.live?.version === version) {
    console.log(`${titleOf(before.live)} is live already.`);
    return;
  }
  const { live } = await registry.call(releasesEndpoints.promote, {
    params: { app },
    body: { version, reason },
  });
  if (live) console.log(`${titleOf(live)} is live: ${pickedUp}`);
  if (before.live) console.log(`  Back to ${before.live.number}: ${wayOf(app, '--back')}`);
}

/** Makes live what was live before, and tells the way forth. */
export async function goBack({ app, reason }: PlainCommand, registry: Registry): Promise<void> {
  const before = await registry.call(releasesEndpoints.read, { params: { app } });
  const { live } = await registry.call(releasesEndpoints.goBack, {
    params: { app },
    body: { reason, ...(before.live && { from: before.live.version }) },
  });
  if (live) console.log(`${titleOf(live)} is live again: ${pickedUp}`);
  if (before.live) tellWayForth(app, before.live);
}

function tellWayForth(app: string, { number }: PublishedVersion): void {
  console.log(`  Forth to ${number} again: ${wayOf(app, `--promote ${number}`)}`);
}

/** Shows a published version to a share of the visitors; of a canary that runs, changes the share. */
export async function startCanary(command: CanaryCommand, registry: Registry): Promise<void> {
  const { app, reason, canary } = command;
  const before = await registry.call(releasesEndpoints.read, { params: { app } });
  const version = hashOf(before, command.version);
  const after =
    before.canary?.version === version
      ? await registry.call(releasesEndpoints.changeCanary, {
          params: { app },
          body: { share: canary.share, reason },
        })
      : await registry.call(releasesEndpoints.startCanary, {
          params: { app },
          body: { version, ...canary, reason },
        });
  tellCanary(after);
}

/** Pauses the canary of an app, lets it go on, or ends it. */
export async function changeCanary(command: PlainCommand, registry: Registry): Promise<void> {
  const { app, reason, kind } = command;
  const params = { app };
  if (kind !== 'end') {
    const body = { isPaused: kind === 'pause', reason };
    tellCanary(await registry.call(releasesEndpoints.changeCanary, { params, body }));
    return;
  }
  const { live } = await registry.call(releasesEndpoints.endCanary, { params, body: { reason } });
  const left = live ? titleOf(live) : 'what is live, which is nothing';
  console.log(`The canary has ended: all visitors get ${left}.`);
}

function tellCanary({ app, canary }: AppReleases): void {
  if (canary === null) return;
  const { number, share, isPaused, tenant, isForStaff } = canary;
  const visitors = isForStaff ? 'staff' : `${share} % of the visitors`;
  const place = tenant === null ? '' : ` at the address of ${tenant}`;
  console.log(
    isPaused
      ? `The canary of ${app} ${number} is paused: nobody gets it.`
      : `${app} ${number} is shown to ${visitors}${place}.`,
  );
  if (isPaused) console.log(`  On: ${wayOf(app, '--resume')}`);
  else console.log(`  To all: ${wayOf(app, `--promote ${number}`)}`);
  console.log(`  End: ${wayOf(app, '--end')}`);
}

/** A version's hash, by which the registry knows it. */
function hashOf({ app, versions }: AppReleases, wanted: string): string {
  const found = versions.find(({ number, version }) => wanted === number || wanted === version);
  if (found) return found.version;
  const isNumber = versionNumberSchema.safeParse(wanted).success;
  // The registry knows older ones than it lists.
  if (!isNumber && versionSchema.safeParse(wanted).success) return wanted;
  const known = versions.map(({ number }) => number);
  const others = known.length > 0 ? `published are ${known.join(', ')}` : 'none is published';
  throw new UserError(`There is no version "${wanted}" of ${app}: ${others}.`);
}
