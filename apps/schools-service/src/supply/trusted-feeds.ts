import { HOUR_MS } from '@zaino/rules/durations';
import type { EntityManager } from 'typeorm';
import { DistributorEntity } from './distributor.entity';
import { SupplyFeedEntity } from './supply-feed.entity';

/** A distributor with the files that hold. */
export interface FeedsInUse {
  distributor: DistributorEntity;
  feedIds: number[];
  /** Of the newest of them; null without one. */
  asOf: Date | null;
  /** Whether that is young enough for families to be told what it says. */
  isTrusted: boolean;
}

interface Trust {
  now: number;
  /** After which a file is not believed any more. */
  hours: number;
}

/** All distributors by name: a change alone, too, says that the rest is still as it was. */
export async function feedsInUse(
  manager: EntityManager,
  { now, hours }: Trust,
): Promise<FeedsInUse[]> {
  const distributors = await manager.find(DistributorEntity, { order: { name: 'ASC' } });
  const feeds = await manager.find(SupplyFeedEntity, {
    select: { id: true, distributorId: true, asOf: true },
    where: { state: 'active' },
    order: { id: 'ASC' },
  });
  return distributors.map((distributor) => {
    const own = feeds.filter(({ distributorId }) => distributorId === distributor.id);
    const newest = own.reduce<Date | null>(
      (latest, { asOf }) => (latest === null || asOf > latest ? asOf : latest),
      null,
    );
    return {
      distributor,
      feedIds: own.map(({ id }) => id),
      asOf: newest,
      isTrusted: distributor.isUsed && newest !== null && now - newest.getTime() <= hours * HOUR_MS,
    };
  });
}
