import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../orders/actor';
import { ParcelEntity } from './parcel.entity';

/** All parcels of an order, the first of them first. */
export function parcelsOf(manager: EntityManager, orderId: string): Promise<ParcelEntity[]> {
  return manager.find(ParcelEntity, { where: { orderId }, order: { position: 'ASC' } });
}

/** The one that is not shipped; an order has one at most. */
export function currentParcel(parcels: readonly ParcelEntity[]): ParcelEntity | undefined {
  return parcels.find(({ state }) => state !== 'shipped');
}

interface NewParcel {
  orderId: string;
  /** All of the order, before it. */
  others: readonly ParcelEntity[];
  actor: Actor;
  now: Date;
}

/** An empty parcel of an order that is locked, being packed by somebody; it is not written yet. */
export function newParcel({ orderId, others, actor, now }: NewParcel): ParcelEntity {
  const last = others.reduce((most, { position }) => Math.max(most, position), 0);
  return Object.assign(new ParcelEntity(), {
    id: randomUUID(),
    orderId,
    position: last + 1,
    state: 'open',
    contents: [],
    packerId: actor.id ?? '',
    packerName: actor.name,
    takenAt: now,
    packedAt: null,
    shippedAt: null,
    weightGrams: null,
    code: null,
  } satisfies ParcelEntity);
}

/** A parcel begins anew, with nothing in it, for whoever asks. */
export function emptied(parcel: ParcelEntity, { actor, now }: { actor: Actor; now: Date }): void {
  Object.assign(parcel, {
    state: 'open',
    contents: [],
    packerId: actor.id ?? '',
    packerName: actor.name,
    takenAt: now,
    packedAt: null,
    weightGrams: null,
    // A number that was told for other contents would be that of another parcel.
    code: null,
  } satisfies Partial<ParcelEntity>);
}

/** Writes a parcel as it is now. */
export async function saveParcel(
  manager: EntityManager,
  { id, ...columns }: ParcelEntity,
): Promise<void> {
  await manager.update(ParcelEntity, { id }, columns);
}
