import type { EntityManager } from 'typeorm';
import { ReleaseVersionEntity } from '../versions/release-version.entity';
import { LiveAppEntity, LiveStepEntity } from './live-app.entity';
import type { LiveChange } from './live-changes';

/** Makes another version live, on top of the one that is. */
export async function stepTo(change: LiveChange, app: string, version: string): Promise<void> {
  const live = await change.manager.findOneBy(LiveAppEntity, { app });
  const step = { app, version, beforeId: live?.stepId ?? null };
  const { identifiers } = await change.manager.insert(LiveStepEntity, step);
  const [made] = identifiers as { id: string | number }[];
  await moveTo(change, { app, version, stepId: String(made?.id) });
}

/** Makes an earlier step the one that the app is at: what was live since is on the way no more. */
export async function stepBackTo(
  change: LiveChange,
  { app, version, id }: LiveStepEntity,
): Promise<void> {
  await moveTo(change, { app, version, stepId: id });
}

/** Ends what is live of an app: nobody gets it any more, and "back" leads nowhere. Gives the version that was live. */
export async function stepAway(
  { manager, now }: LiveChange,
  app: string,
): Promise<string | undefined> {
  const live = await manager.findOneBy(LiveAppEntity, { app });
  if (!live) return undefined;
  const { version } = live;
  await manager.update(ReleaseVersionEntity, { app, version }, { usedUntil: now });
  await manager.delete(LiveAppEntity, { app });
  return version;
}

/**
 * The step that "back" leads to: the version that was live before the one that is, when that was made live. So twice back
 * goes two versions back, never forth to the one that was left. Versions whose files are gone are passed over. Null where
 * none is left.
 */
export async function stepBefore(
  manager: EntityManager,
  app: string,
): Promise<LiveStepEntity | null> {
  const live = await manager.findOneBy(LiveAppEntity, { app });
  let step = live && (await manager.findOneBy(LiveStepEntity, { id: live.stepId }));
  while (step?.beforeId != null) {
    step = await manager.findOneByOrFail(LiveStepEntity, { id: step.beforeId });
    const { version } = step;
    const isCollected = { app, version, isCollected: true };
    const isThere = !(await manager.existsBy(ReleaseVersionEntity, isCollected));
    if (isThere && version !== live?.version) return step;
  }
  return null;
}

async function moveTo(
  { manager, now }: LiveChange,
  { app, version, stepId }: Pick<LiveAppEntity, 'app' | 'version' | 'stepId'>,
): Promise<void> {
  const before = await manager.findOneBy(LiveAppEntity, { app });
  if (before) {
    const left = { app, version: before.version };
    await manager.update(ReleaseVersionEntity, left, { usedUntil: now });
  }
  await manager.save(LiveAppEntity, { app, version, stepId, since: now });
}
