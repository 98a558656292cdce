import { DAY_MS } from '@zaino/rules/durations';
import type { EntityManager } from 'typeorm';
import {
  type ReservationState,
  StockReservationEntity,
  StockReservationLineEntity,
} from './stock-reservation.entity';
import type { MovedPieces } from './move-pieces';

/** How long one that has ended is remembered, so that a call about it that comes late changes nothing. */
const ENDED_KEPT_MS = 30 * DAY_MS;

/** A reservation with its lines, in the order of products. */
export interface StoredReservation {
  state: ReservationState;
  lines: StockReservationLineEntity[];
}

export async function findReservation(
  manager: EntityManager,
  id: string,
): Promise<StoredReservation | null> {
  return withLines(manager, await manager.findOneBy(StockReservationEntity, { id }));
}

/** The same, and nobody else changes it before the end of the transaction. */
export async function lockReservation(
  manager: EntityManager,
  id: string,
): Promise<StoredReservation | null> {
  const found = await manager.findOne(StockReservationEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  return withLines(manager, found);
}

async function withLines(
  manager: EntityManager,
  found: StockReservationEntity | null,
): Promise<StoredReservation | null> {
  if (found === null) return null;
  const lines = await manager.find(StockReservationLineEntity, {
    where: { reservationId: found.id },
    order: { productId: 'ASC' },
  });
  return { state: found.state, lines };
}

/** Pieces of a reservation that were not given back one by one. */
export function outstanding(lines: StockReservationLineEntity[]): MovedPieces[] {
  return lines
    .map(({ productId, quantity, released }) => ({ productId, quantity: quantity - released }))
    .filter(({ quantity }) => quantity > 0);
}

/** Whether what is outstanding is out of the stock. */
export function holdsPieces({ state }: StoredReservation): boolean {
  return state === 'held' || state === 'confirmed';
}

/** When a reservation that ends now is forgotten. */
export function forgottenAt(now: number): Date {
  return new Date(now + ENDED_KEPT_MS);
}
