import type { EntityManager } from 'typeorm';
import { BookEntity } from '../dataset/book.entity';
import { jsonMembers } from '../directory/json-members';
import {
  isBetterOffer,
  type RankedOffer,
  rankedOffer,
  type SupplyOffer,
  supplyRefusal,
} from './best-offer';
import type { BookSupply } from './supply';
import { SupplyRowEntity } from './supply-row.entity';
import type { FeedsInUse } from './trusted-feeds';

type OfferRow = SupplyOffer & { isbn: string; feedId: number };

/** What the distributors that are believed say of the books of class lists, each book by the one that brings it first. */
export async function readBookSupplies(
  manager: EntityManager,
  trusted: readonly FeedsInUse[],
  today: string,
): Promise<Map<string, BookSupply>> {
  const distributorOf = new Map(
    trusted.flatMap(({ distributor, feedIds }) => feedIds.map((id) => [id, distributor] as const)),
  );
  const best = new Map<string, RankedOffer>();
  if (distributorOf.size === 0) return new Map();
  for await (const row of await offersQuery(manager, [...distributorOf.keys()]).stream()) {
    const { isbn, feedId, ...offer } = row as OfferRow;
    const distributor = distributorOf.get(feedId);
    if (distributor === undefined) continue;
    const ranked = rankedOffer(offer, distributor, today);
    const known = best.get(isbn);
    if (known === undefined || isBetterOffer(ranked, known)) best.set(isbn, ranked);
  }
  return bookSupplies(best);
}

/** The join goes by the primary key of the rows of a file, and by ux_book_isbn. */
function offersQuery(manager: EntityManager, feedIds: readonly number[]) {
  return manager
    .createQueryBuilder()
    .from(SupplyRowEntity, 'supply')
    .innerJoin(BookEntity, 'book', 'book.isbn = supply.isbn')
    .select('supply.isbn', 'isbn')
    .addSelect('supply.feedId', 'feedId')
    .addSelect('supply.state', 'state')
    .addSelect('supply.expectedOn', 'expectedOn')
    .addSelect('supply.newIsbn', 'newIsbn')
    .where('supply.feedId IN (:...feedIds)', { feedIds });
}

/** Thousands of books have the same few texts: each is one object. */
function bookSupplies(best: ReadonlyMap<string, RankedOffer>): Map<string, BookSupply> {
  const shared = new Map<string, BookSupply>();
  const books = new Map<string, BookSupply>();
  for (const [isbn, { availability }] of best) {
    if (availability === null) continue;
    const reason = supplyRefusal(availability);
    const json = jsonMembers({
      vendibile: reason === null,
      motivoNonVendibile: reason,
      availability,
    });
    const book = shared.get(json) ?? { availability, reason, json };
    shared.set(json, book);
    books.set(isbn, book);
  }
  return books;
}
