import type { Feed } from '@zaino/contracts/schools';
import type { SupplyFeedEntity } from './supply-feed.entity';

/** A file as the contract has it. */
export function feedAnswer(feed: SupplyFeedEntity): Feed {
  const { id, distributorId, fileName, kind, source, state, bytes, bytesRead } = feed;
  const { rowsGood, rowsBad, rowsBefore, otherPrices, problem } = feed;
  return {
    id,
    distributorId,
    fileName,
    kind,
    source,
    state,
    bytes,
    bytesRead,
    rowsGood,
    rowsBad,
    rowsBefore,
    otherPrices,
    problem,
    asOf: feed.asOf.toISOString(),
    createdAt: feed.createdAt.toISOString(),
    endedAt: feed.endedAt?.toISOString() ?? null,
  };
}
