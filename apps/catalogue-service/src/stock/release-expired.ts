import { inTransaction } from '@zaino/service/in-transaction';
import { type DataSource, type EntityManager, In } from 'typeorm';
import {
  StockReleaseEntity,
  StockReservationEntity,
  StockReservationLineEntity,
} from './stock-reservation.entity';
import { type MovedPieces, returnPieces } from './move-pieces';
import { forgottenAt } from './stored-reservation';

/** Of reservations in one transaction. */
const BATCH = 200;

/** Gives the pieces of reservations back that nobody confirmed in time; answers how many reservations that were. */
export function releaseExpired(dataSource: DataSource, now: number): Promise<number> {
  return inBatches(dataSource, async (manager) => {
    const ids = await takeDue(manager, ['held'], now);
    if (ids.length === 0) return 0;
    const ended = { state: 'expired', dueAt: forgottenAt(now) } as const;
    await manager.update(StockReservationEntity, { id: In(ids) }, ended);
    await returnPieces(manager, await piecesOf(manager, ids));
    return ids.length;
  });
}

/** Removes what is left of reservations that ended long ago. */
export function forgetEnded(dataSource: DataSource, now: number): Promise<number> {
  return inBatches(dataSource, async (manager) => {
    const ids = await takeDue(manager, ['expired', 'released'], now);
    if (ids.length === 0) return 0;
    await manager.delete(StockReservationLineEntity, { reservationId: In(ids) });
    await manager.delete(StockReleaseEntity, { reservationId: In(ids) });
    await manager.delete(StockReservationEntity, { id: In(ids) });
    return ids.length;
  });
}

async function inBatches(
  dataSource: DataSource,
  batch: (manager: EntityManager) => Promise<number>,
): Promise<number> {
  for (let all = 0; ;) {
    const done = await inTransaction(dataSource, batch);
    all += done;
    if (done < BATCH) return all;
  }
}

/** Those that somebody else is changing in this moment are left for the next time. */
async function takeDue(manager: EntityManager, states: string[], now: number): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM stock_reservation WHERE state IN (?) AND due_at <= ?
     ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    [states, new Date(now)],
  );
  return rows.map(({ id }) => id);
}

async function piecesOf(manager: EntityManager, ids: string[]): Promise<MovedPieces[]> {
  const rows = await manager.query<{ productId: number; quantity: string }[]>(
    `SELECT product_id AS productId, SUM(quantity - released) AS quantity
     FROM stock_reservation_line WHERE reservation_id IN (?)
     GROUP BY product_id HAVING SUM(quantity - released) > 0 ORDER BY product_id`,
    [ids],
  );
  return rows.map(({ productId, quantity }) => ({ productId, quantity: Number(quantity) }));
}
