import { eanCheckDigit } from '@zaino/rules/isbn';
import { entity } from '../../testing/a-school';
import { DistributorEntity } from '../distributor.entity';
import { newFeed } from '../new-feed';
import { SupplyFeedEntity } from '../supply-feed.entity';

/** Invented distributors and files; a test names only what it is about. */
export function aDistributor(
  distributor: Partial<DistributorEntity> & { id: number },
): DistributorEntity {
  const values: Partial<DistributorEntity> = {
    name: `Distributore ${distributor.id}`,
    folder: `distributore-${distributor.id}`,
    daysFrom: 1,
    daysTo: 2,
    cutOff: 11,
    feedKind: 'full',
    isUsed: true,
    columns: {},
    codes: [],
    ...distributor,
  };
  return entity(DistributorEntity, values);
}

export function aFeed(feed: Partial<SupplyFeedEntity> & { id: number }): SupplyFeedEntity {
  const now = new Date();
  const values = newFeed({
    distributorId: 1,
    fileName: 'listino.csv',
    kind: 'full',
    source: 'upload',
    bytes: 3,
    asOf: now,
    createdAt: now,
  });
  return entity(SupplyFeedEntity, { ...values, ...feed });
}

/** A number that is an ISBN. */
export function anIsbn(number: number): string {
  const digits = `97888${String(number).padStart(7, '0')}`;
  return `${digits}${eanCheckDigit(digits)}`;
}
