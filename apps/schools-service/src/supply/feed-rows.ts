import type { FeedReject } from '@zaino/contracts/schools';
import type { EntityManager } from 'typeorm';
import type { FeedRow } from './reading/feed-row';
import { SupplyRejectEntity } from './supply-reject.entity';

/** Of one statement: few enough for any database, many enough to be quick. */
const ROWS_AT_ONCE = 1_000;

/** Keeps what lines of a file say of books; of several lines of one book the last counts. */
export async function writeFeedRows(
  manager: EntityManager,
  feedId: number,
  rows: readonly FeedRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const values = rows
      .slice(start, start + ROWS_AT_ONCE)
      .map(({ isbn, state, pieces, priceCents, expectedOn, newIsbn }) => [
        feedId,
        isbn,
        state,
        pieces,
        priceCents,
        expectedOn,
        newIsbn,
      ]);
    await manager.query(
      `INSERT INTO supply_row (feed_id, isbn, state, pieces, price_cents, expected_on, new_isbn) VALUES ?
       ON DUPLICATE KEY UPDATE state = VALUES(state), pieces = VALUES(pieces),
         price_cents = VALUES(price_cents), expected_on = VALUES(expected_on), new_isbn = VALUES(new_isbn)`,
      [values],
    );
  }
}

/** Keeps lines that could not be used. */
export async function writeFeedRejects(
  manager: EntityManager,
  feedId: number,
  rejects: readonly FeedReject[],
): Promise<void> {
  if (rejects.length === 0) return;
  await manager.insert(
    SupplyRejectEntity,
    rejects.map((reject) => ({ feedId, ...reject })),
  );
}

/** Removes what a file has said of books, in statements that hold nobody up. */
export async function removeFeedRows(manager: EntityManager, feedId: number): Promise<void> {
  let gone: number;
  do {
    const { affectedRows } = await manager.query<{ affectedRows: number }>(
      `DELETE FROM supply_row WHERE feed_id = ? LIMIT ${ROWS_AT_ONCE * 5}`,
      [feedId],
    );
    gone = affectedRows;
  } while (gone > 0);
}

/** Removes the lines of a file that could not be used. */
export async function removeFeedRejects(manager: EntityManager, feedId: number): Promise<void> {
  await manager.delete(SupplyRejectEntity, { feedId });
}
