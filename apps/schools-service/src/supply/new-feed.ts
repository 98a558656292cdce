import type { SupplyFeedEntity } from './supply-feed.entity';

type Begun = Pick<
  SupplyFeedEntity,
  'distributorId' | 'fileName' | 'kind' | 'source' | 'bytes' | 'asOf' | 'createdAt'
>;

/** A file of which nothing is there yet. */
export function newFeed(begun: Begun): Omit<SupplyFeedEntity, 'id'> {
  return {
    ...begun,
    sha256: null,
    state: 'sending',
    bytesRead: 0,
    rowsGood: 0,
    rowsBad: 0,
    rowsBefore: null,
    otherPrices: 0,
    problem: null,
    endedAt: null,
    claim: null,
    touchedAt: null,
  };
}
