import { catalogueErrorCodes } from '@zaino/contracts/catalogue';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { isDuplicate } from '@zaino/service/is-duplicate';
import type { DataSource } from 'typeorm';
import { lookAtStock, type WantedPieces } from './look-at-stock';
import { sellPieces } from './move-pieces';
import { findReservation, holdsPieces, type StoredReservation } from './stored-reservation';

interface Reservation {
  id: string;
  dueAt: Date;
  pieces: WantedPieces[];
  now: () => number;
}

/** Far more often than others can be faster by chance. */
const MOST_TRIES = 20;

/**
 * Takes pieces out of the stock, all or none. A look without locks keeps those away who cannot have what they want;
 * the statement that takes it decides.
 */
export async function reservePieces(dataSource: DataSource, reservation: Reservation) {
  const { manager } = dataSource;
  const { id, pieces } = reservation;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const lines = await lookAtStock(manager, pieces);
    const isPossible = lines.every(({ obstacle }) => obstacle === null);
    if (isPossible && (await take(dataSource, reservation))) {
      return { outcome: 'reserved' as const };
    }
    const known = await findReservation(manager, id);
    if (known !== null) return sameReservation(known, pieces);
    if (!isPossible) return { outcome: 'refused' as const, lines };
  }
  throw new DomainError('unavailable', sharedErrorCodes.unavailable);
}

/** False, and nothing done, where the id is in use or another was faster. */
async function take(dataSource: DataSource, reservation: Reservation): Promise<boolean> {
  const { id, dueAt, pieces, now } = reservation;
  try {
    await inTransaction(dataSource, async (manager) => {
      await manager.query(
        `INSERT INTO stock_reservation (id, state, created_at, due_at) VALUES (?, 'held', ?, ?)`,
        [id, new Date(now()), dueAt],
      );
      await manager.query(
        'INSERT INTO stock_reservation_line (reservation_id, product_id, quantity, price_cents) VALUES ?',
        [pieces.map((line) => [id, line.productId, line.quantity, line.priceCents])],
      );
      // Last, since everybody who wants the same product waits from here to the commit.
      if (!(await sellPieces(manager, pieces))) throw new OutrunError();
    });
    return true;
  } catch (error) {
    if (error instanceof OutrunError || isDuplicate(error)) return false;
    throw error;
  }
}

class OutrunError extends Error {}

/** The call came before: it is answered alike, unless it was another. */
function sameReservation(known: StoredReservation, pieces: WantedPieces[]) {
  const wanted = new Map(pieces.map((line) => [line.productId, line]));
  const isSame =
    known.lines.length === pieces.length &&
    known.lines.every(({ productId, quantity, priceCents }) => {
      const line = wanted.get(productId);
      return line?.quantity === quantity && line.priceCents === priceCents;
    });
  if (!holdsPieces(known)) {
    throw new DomainError('conflict', catalogueErrorCodes.reservationEnded);
  }
  if (!isSame) throw new DomainError('conflict', catalogueErrorCodes.reservationTaken);
  return { outcome: 'reserved' as const };
}
