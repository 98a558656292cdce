import type { EntityManager } from 'typeorm';
import { DistributorEntity } from './distributor.entity';
import { FeedRefusal } from './reading/feed-refusal';
import { SupplyFeedEntity } from './supply-feed.entity';

type ReadFeed = Pick<SupplyFeedEntity, 'id' | 'distributorId' | 'kind' | 'asOf'>;

/** Books that a distributor's files in use tell of. */
export async function countBooks(manager: EntityManager, distributorId: number): Promise<number> {
  const [row] = await manager.query<{ books: string }[]>(
    `SELECT COUNT(*) AS books FROM supply_feed feed JOIN supply_row supply ON supply.feed_id = feed.id
     WHERE feed.state = 'active' AND feed.distributor_id = ?`,
    [distributorId],
  );
  return Number(row?.books ?? 0);
}

/**
 * Makes what was read of a file hold, in a transaction that the caller ends: a full one takes the place of all that was
 * before it, a partial one that of the same books. Throws a FeedRefusal where a newer file holds by now.
 */
export async function activateFeed(
  manager: EntityManager,
  feed: ReadFeed,
  now: Date,
): Promise<void> {
  const { id, distributorId, kind, asOf } = feed;
  // Files of one distributor come to hold one after the other.
  await manager.findOneOrFail(DistributorEntity, {
    where: { id: distributorId },
    lock: { mode: 'pessimistic_write' },
  });
  const active = await manager.findBy(SupplyFeedEntity, { distributorId, state: 'active' });
  if (active.some((other) => other.asOf > asOf)) {
    throw new FeedRefusal('È più vecchio di un file che è già in uso.');
  }
  if (kind === 'full') await replaceAll(manager, distributorId, now);
  else await replaceBooks(manager, { id, older: active.map((other) => other.id), now });
  await manager.update(
    SupplyFeedEntity,
    { id },
    { state: 'active', problem: null, endedAt: now, claim: null, touchedAt: null },
  );
}

async function replaceAll(manager: EntityManager, distributorId: number, now: Date): Promise<void> {
  await manager.update(
    SupplyFeedEntity,
    { distributorId, state: 'active' },
    { state: 'replaced', endedAt: now },
  );
}

async function replaceBooks(
  manager: EntityManager,
  { id, older, now }: { id: number; older: readonly number[]; now: Date },
): Promise<void> {
  if (older.length === 0) return;
  await manager.query(
    `DELETE old FROM supply_row old JOIN supply_row fresh ON fresh.feed_id = ? AND fresh.isbn = old.isbn
     WHERE old.feed_id IN (?)`,
    [id, older],
  );
  // Of those who send nothing but changes there would be ever more.
  await manager.query(
    `UPDATE supply_feed SET state = 'replaced', ended_at = ?
     WHERE id IN (?) AND NOT EXISTS (SELECT 1 FROM supply_row WHERE supply_row.feed_id = supply_feed.id)`,
    [now, older],
  );
}

/** Books of class lists for which a file has another price than the ministry. */
export async function countOtherPrices(manager: EntityManager, feedId: number): Promise<number> {
  const [row] = await manager.query<{ books: string }[]>(
    `SELECT COUNT(*) AS books FROM supply_row supply JOIN book ON book.isbn = supply.isbn
     WHERE supply.feed_id = ? AND supply.price_cents <> book.prezzo_cents`,
    [feedId],
  );
  return Number(row?.books ?? 0);
}
