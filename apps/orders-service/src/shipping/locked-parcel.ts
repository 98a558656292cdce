import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import type { EntityManager } from 'typeorm';
import { type LockedOrder, lockOrder } from '../orders/locked-order';
import { ParcelEntity } from './parcel.entity';

/** A parcel whose order's row this transaction alone may change: nobody else touches the parcel meanwhile. */
export interface LockedParcel extends LockedOrder {
  parcel: ParcelEntity;
}

/** Rejects as `not-found` where there is no such parcel. The order is locked first, as always. */
export async function lockParcel(manager: EntityManager, id: string): Promise<LockedParcel> {
  const found = await manager.findOneBy(ParcelEntity, { id });
  if (found === null) throw noSuchParcel();
  const locked = await lockOrder(manager, found.orderId);
  // As it is behind the lock: it may have waited for somebody else's change.
  const parcel = await manager.findOneByOrFail(ParcelEntity, { id });
  return { ...locked, parcel };
}

function noSuchParcel(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound, { detail: 'Pacco non trovato' });
}
