import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { runningCanaries, stableVersions } from '../live-document/live-state';
import { stepBefore } from '../live-document/live-steps';
import { PreviewEntity } from '../live-document/preview.entity';

/** Whether somebody gets a version, could by an open link, or would by "back". */
export async function isUsed(
  manager: EntityManager,
  { app, version }: { app: string; version: string },
  now: Date,
): Promise<boolean> {
  const stable = await stableVersions(manager);
  if (stable[app] === version) return true;
  const canaries = await runningCanaries(manager);
  if (canaries.some((one) => one.app === app && one.version === version)) return true;
  const before = await stepBefore(manager, app);
  if (before?.version === version) return true;
  const open = await manager.findBy(PreviewEntity, {
    revokedAt: IsNull(),
    expiresAt: MoreThan(now),
  });
  return open.some(({ versions }) => versions[app] === version);
}
