import { catalogueErrorCodes } from '@zaino/contracts/catalogue';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { DataSource, EntityManager } from 'typeorm';
import {
  StockReleaseEntity,
  StockReservationEntity,
  StockReservationLineEntity,
} from './stock-reservation.entity';
import { type MovedPieces, returnPieces } from './move-pieces';
import {
  forgottenAt,
  holdsPieces,
  lockReservation,
  outstanding,
  type StoredReservation,
} from './stored-reservation';

interface Release {
  reservationId: string;
  operationId: string;
  /** All that is left where it is undefined. */
  lines: MovedPieces[] | undefined;
  now: number;
}

/** Gives pieces back; answers with those that are in the stock again by this operation. */
export function releaseReservation(
  dataSource: DataSource,
  release: Release,
): Promise<MovedPieces[]> {
  return inTransaction(
    dataSource,
    async (manager) => {
      const reservation = await lockReservation(manager, release.reservationId);
      const { operationId } = release;
      const done = await manager.findOneBy(StockReleaseEntity, { operationId });
      if (done !== null && done.reservationId !== release.reservationId) throw refused();
      if (done !== null) return done.lines;
      const returned = reservation
        ? await giveBack(manager, reservation, release)
        : await endUnknown(manager, release);
      return returned;
    },
    { retriesDuplicates: true },
  );
}

async function giveBack(
  manager: EntityManager,
  reservation: StoredReservation,
  release: Release,
): Promise<MovedPieces[]> {
  const left = outstanding(reservation.lines);
  const lines = release.lines ?? left;
  if (!lines.every((line) => isWithin(line, left))) throw refused();
  const returned = holdsPieces(reservation) ? lines : [];
  await note(manager, release, returned);
  for (const { productId, quantity } of lines) {
    const line = { reservationId: release.reservationId, productId };
    await manager.increment(StockReservationLineEntity, line, 'released', quantity);
  }
  if (sum(lines) === sum(left)) {
    const ended = { state: 'released', dueAt: forgottenAt(release.now) } as const;
    await manager.update(StockReservationEntity, { id: release.reservationId }, ended);
  }
  // Last, since everybody who wants the same product waits from here to the commit.
  await returnPieces(manager, returned);
  return returned;
}

/** Whoever gave up on a reservation does not know whether it has arrived yet: it is refused if it does later. */
async function endUnknown(manager: EntityManager, release: Release): Promise<MovedPieces[]> {
  if (release.lines !== undefined) throw new DomainError('not-found', sharedErrorCodes.notFound);
  await manager.insert(StockReservationEntity, {
    id: release.reservationId,
    state: 'released',
    createdAt: new Date(release.now),
    dueAt: forgottenAt(release.now),
  });
  await note(manager, release, []);
  return [];
}

async function note(manager: EntityManager, release: Release, lines: MovedPieces[]): Promise<void> {
  const { operationId, reservationId, now } = release;
  await manager.insert(StockReleaseEntity, {
    operationId,
    reservationId,
    lines,
    createdAt: new Date(now),
  });
}

function isWithin({ productId, quantity }: MovedPieces, left: MovedPieces[]): boolean {
  return left.some((line) => line.productId === productId && line.quantity >= quantity);
}

const sum = (lines: MovedPieces[]) => lines.reduce((pieces, { quantity }) => pieces + quantity, 0);

function refused(): DomainError {
  return new DomainError('conflict', catalogueErrorCodes.releaseRefused);
}
