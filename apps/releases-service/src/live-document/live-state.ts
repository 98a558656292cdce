import type { Live, LiveCanary } from '@zaino/contracts/releases';
import { type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { CanaryEntity } from './canary.entity';
import { placesOf } from './canary-places';
import { LiveAppEntity } from './live-app.entity';
import { PreviewEntity } from './preview.entity';

/** Version of each app that has one live. */
export async function stableVersions(manager: EntityManager): Promise<Record<string, string>> {
  const rows = await manager.find(LiveAppEntity, { order: { app: 'ASC' } });
  return Object.fromEntries(rows.map(({ app, version }) => [app, version]));
}

/** Canaries that have not ended, paused ones too. */
export function runningCanaries(manager: EntityManager): Promise<CanaryEntity[]> {
  return manager.find(CanaryEntity, { where: { endedAt: IsNull() }, order: { slot: 'ASC' } });
}

/** What gateways are told of, as the tables have it. */
export async function liveState(
  manager: EntityManager,
  now: Date,
): Promise<Omit<Live, 'revision' | 'at'>> {
  const canaries = await runningCanaries(manager);
  const revoked = await manager.find(PreviewEntity, {
    where: { revokedAt: Not(IsNull()), expiresAt: MoreThan(now) },
    order: { id: 'ASC' },
  });
  return {
    stable: await stableVersions(manager),
    canaries: canaries.filter(({ isPaused }) => !isPaused).map(liveCanary),
    revokedPreviews: revoked.map(({ id }) => id),
  };
}

function liveCanary(row: CanaryEntity): LiveCanary {
  const { id, app, version, tenant, isForStaff } = row;
  return { id, app, version, ...placesOf(row), tenant, isForStaff };
}
