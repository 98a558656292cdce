import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@zaino/rules/durations';
import { inTransaction } from '@zaino/service/in-transaction';
import { type DataSource, type EntityManager, LessThan } from 'typeorm';
import { DistributorEntity } from './distributor.entity';
import { SupplyFeedEntity } from './supply-feed.entity';

/** A run that has said nothing for so long has died, with its process. */
const SILENCE_MS = 2 * MINUTE_MS;

/** Files that this run may read, with the distributor as it is set by now. */
export interface ClaimedFeed {
  feed: SupplyFeedEntity;
  distributor: DistributorEntity;
  claim: string;
}

/** Another run has taken the file over: this one writes no more. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}

/** The oldest file that waits, of a distributor of which no other is being read; null where there is none. */
export function claimFeed(dataSource: DataSource, now: Date): Promise<ClaimedFeed | null> {
  const silent = new Date(now.getTime() - SILENCE_MS);
  return inTransaction(dataSource, async (manager) => {
    for (const { id, distributorId } of await waitingFeeds(manager, silent)) {
      const distributor = await manager.findOneOrFail(DistributorEntity, {
        where: { id: distributorId },
        lock: { mode: 'pessimistic_write' },
      });
      if (await isBeingRead(manager, distributorId, silent)) continue;
      const feed = await manager.findOneByOrFail(SupplyFeedEntity, { id });
      // Another copy was faster.
      if (feed.state !== 'waiting' && feed.state !== 'reading') continue;
      const claim = randomUUID();
      const started = {
        state: 'reading',
        claim,
        touchedAt: now,
        bytesRead: 0,
        rowsBad: 0,
      } as const;
      await manager.update(SupplyFeedEntity, { id }, started);
      return { feed: Object.assign(feed, started), distributor, claim };
    }
    return null;
  });
}

function waitingFeeds(manager: EntityManager, silent: Date) {
  return manager.find(SupplyFeedEntity, {
    select: { id: true, distributorId: true },
    where: [{ state: 'waiting' }, { state: 'reading', touchedAt: LessThan(silent) }],
    order: { id: 'ASC' },
  });
}

async function isBeingRead(
  manager: EntityManager,
  distributorId: number,
  silent: Date,
): Promise<boolean> {
  const read = await manager.findBy(SupplyFeedEntity, { distributorId, state: 'reading' });
  return read.some(({ touchedAt }) => touchedAt !== null && touchedAt >= silent);
}

/** Says that the run goes on, and how far it is. Throws a ClaimLost where another one has taken over. */
export async function touchFeed(
  manager: EntityManager,
  { feed, claim }: ClaimedFeed,
  progress: Partial<Pick<SupplyFeedEntity, 'bytesRead' | 'rowsBad' | 'sha256'>> & {
    touchedAt: Date;
  },
): Promise<void> {
  const { affected } = await manager.update(SupplyFeedEntity, { id: feed.id, claim }, progress);
  if (affected !== 1) throw new ClaimLost(`Another run reads file ${feed.id}`);
}
