import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { DataSource, EntityManager } from 'typeorm';
import { StockReservationEntity } from './stock-reservation.entity';
import { takePieces } from './move-pieces';
import { lockReservation, outstanding, type StoredReservation } from './stored-reservation';

type Outcome = 'confirmed' | 'lapsed';

/** Makes a reservation last; one that had expired takes its pieces again, all or none. */
export async function confirmReservation(dataSource: DataSource, id: string): Promise<Outcome> {
  if (await confirmHeld(dataSource.manager, id)) return 'confirmed';
  return inTransaction(dataSource, async (manager) => {
    const reservation = await lockReservation(manager, id);
    if (reservation === null) throw new DomainError('not-found', sharedErrorCodes.notFound);
    if (reservation.state === 'confirmed') return 'confirmed';
    if (reservation.state === 'released') return 'lapsed';
    if (reservation.state === 'expired' && !(await takeAgain(manager, reservation)))
      return 'lapsed';
    await confirm(manager, { id });
    return 'confirmed';
  });
}

/** By one statement, as nearly always; false also where it met the sweep, and the transaction that tries again is to do it. */
async function confirmHeld(manager: EntityManager, id: string): Promise<boolean> {
  try {
    const { affected } = await confirm(manager, { id, state: 'held' });
    return affected === 1;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ER_LOCK_DEADLOCK') return false;
    throw error;
  }
}

function confirm(manager: EntityManager, which: { id: string; state?: 'held' }) {
  return manager.update(StockReservationEntity, which, { state: 'confirmed', dueAt: null });
}

/** Where there are too few of one product, none of the others is taken either. */
async function takeAgain(manager: EntityManager, { lines }: StoredReservation): Promise<boolean> {
  await manager.query('SAVEPOINT before_taking');
  if (await takePieces(manager, outstanding(lines))) return true;
  await manager.query('ROLLBACK TO SAVEPOINT before_taking');
  return false;
}
