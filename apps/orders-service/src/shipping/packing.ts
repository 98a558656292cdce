import { Inject, Injectable } from '@nestjs/common';
import type { ParcelContents } from '@zaino/contracts/orders';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config';
import type { Actor } from '../orders/actor';
import { lockOrder } from '../orders/locked-order';
import { commandRefused } from '../orders/refused';
import { OrderCommands } from '../transitions/order-commands';
import type { LockedParcel } from './locked-parcel';
import { packableLines } from './packable-lines';
import { checkComplete, stands } from './parcel-contents';
import { parcelReference } from './parcel-reference';
import { ParcelEntity } from './parcel.entity';
import { currentParcel, emptied, newParcel, parcelsOf, saveParcel } from './parcels';
import { readyContents } from './ready-contents';
import { takenWords } from './taken-words';

interface Closing {
  contents: ParcelContents;
  actor: Actor;
}

/** Closes parcels and opens them again, in the caller's transaction. */
@Injectable()
export class Packing {
  constructor(
    private readonly clock: Clock,
    private readonly commands: OrderCommands,
    private readonly auditLog: AuditLog,
    @Inject(CONFIG)
    private readonly config: Pick<Config, 'PARCEL_BOX_GRAMS' | 'PARCEL_PIECE_GRAMS'>,
  ) {}

  /** What was not put aside before is so with it. Rejects as `conflict` where it is no complete parcel. */
  async close(
    manager: EntityManager,
    locked: LockedParcel,
    { contents, actor }: Closing,
  ): Promise<void> {
    const now = new Date(this.clock.now());
    const { order, parcel } = locked;
    checkComplete(contents, { order, packable: packableLines(locked, now) });
    const ids = new Set(contents.map(({ lineId }) => lineId));
    const lineIds = locked.lines
      .filter(({ id, state }) => ids.has(id) && state !== 'reserved')
      .map(({ id }) => id);
    if (lineIds.length > 0) {
      await this.commands.apply(manager, locked, { command: 'reserve', lineIds, actor });
    }
    const pieces = contents.reduce((sum, { quantity }) => sum + quantity, 0);
    parcel.state = 'packed';
    parcel.contents = contents;
    parcel.packedAt = now;
    parcel.weightGrams = this.config.PARCEL_BOX_GRAMS + pieces * this.config.PARCEL_PIECE_GRAMS;
    await saveParcel(manager, parcel);
    await this.auditLog.record(manager, actOf('orders.packed', locked));
  }

  /** With nothing in it, for whoever asks; what was put aside with it stays so. */
  async reopen(manager: EntityManager, locked: LockedParcel, actor: Actor): Promise<void> {
    const act = actOf('orders.parcel-reopened', locked);
    emptied(locked.parcel, { actor, now: new Date(this.clock.now()) });
    await saveParcel(manager, locked.parcel);
    await this.auditLog.record(manager, act);
  }

  /**
   * The packed parcel of an order; what lies aside of one that nobody has packed is its parcel. Rejects as `not-found`,
   * and as `conflict` where somebody packs it, or where not all lies aside that has to go.
   */
  async ready(manager: EntityManager, orderId: string, actor: Actor): Promise<LockedParcel> {
    const order = await lockOrder(manager, orderId);
    const parcels = await parcelsOf(manager, orderId);
    const current = currentParcel(parcels);
    if (current?.state === 'open') throw commandRefused(takenWords(current));
    if (current && stands(current.contents, order.lines)) return { ...order, parcel: current };
    const now = new Date(this.clock.now());
    const contents = readyContents(order, now);
    const parcel = current ?? newParcel({ orderId, others: parcels, actor, now });
    if (current) emptied(parcel, { actor, now });
    else await manager.insert(ParcelEntity, parcel);
    const locked = { ...order, parcel };
    await this.close(manager, locked, { contents, actor });
    return locked;
  }

  /** Of a call that came again, as after an answer that got lost. */
  changedNothing(): void {
    this.auditLog.changedNothing();
  }
}

function actOf(act: string, { order, parcel }: LockedParcel) {
  const reference = parcelReference(order.number, parcel.position);
  const subject = { kind: 'order', id: order.id };
  return { act, subject, after: { parcel: reference, contents: parcel.contents } };
}
