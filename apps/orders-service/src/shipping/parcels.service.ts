import { Inject, Injectable } from '@nestjs/common';
import {
  ordersErrorCodes,
  type Parcel,
  type ParcelContents,
  type shippingEndpoints,
} from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, type EntityManager } from 'typeorm';
import { lockOrder } from '../orders/locked-order';
import { OrderEntity } from '../orders/order.entity';
import { noSuchOrder } from '../orders/own-order';
import { commandRefused } from '../orders/refused';
import type { OrderStaffActor } from '../orders/staff-of';
import { disputeAgainst } from '../payments/holding-dispute';
import { type Carrier, CARRIER } from './carrier';
import { Dispatch } from './dispatch';
import { type LockedParcel, lockParcel } from './locked-parcel';
import { nothingToPack } from './nothing-to-pack';
import { packableLines } from './packable-lines';
import { Packing } from './packing';
import { parcelAnswer } from './parcel-answer';
import { checkContents, stands } from './parcel-contents';
import { ParcelEntity } from './parcel.entity';
import { currentParcel, emptied, newParcel, parcelsOf, saveParcel } from './parcels';
import { takenWords } from './taken-words';

type AskedParcel = BodyOf<typeof shippingEndpoints.begin>;

const DISPUTED =
  'La banca del cliente ha chiesto indietro il pagamento: prima di spedire senti chi segue i pagamenti.';
const DISPUTE_LOST =
  'La banca ha restituito il pagamento al cliente: prima di spedire senti chi segue i pagamenti.';
const CHANGED = 'L’ordine è cambiato da quando il pacco era pronto: ricontrolla che cosa ci va.';

/** Parcels as they are packed, one by one; each call gives the parcel as it is then. */
@Injectable()
export class ParcelsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly packing: Packing,
    private readonly dispatch: Dispatch,
    @Inject(CARRIER) private readonly carrier: Carrier,
  ) {}

  /**
   * The parcel of an order for whoever packs it. Rejects as `conflict`: with `parcel-taken` where somebody else packs
   * it, with `command-refused` where nothing of the order is to be shipped.
   */
  async begin(actor: OrderStaffActor, { number, takesOver = false }: AskedParcel): Promise<Parcel> {
    const orderId = await this.orderOf(number);
    return inTransaction(this.dataSource, async (manager) => {
      const order = await lockOrder(manager, orderId);
      const parcels = await parcelsOf(manager, orderId);
      const current = currentParcel(parcels);
      const now = this.now();
      if (current?.state === 'packed' && stands(current.contents, order.lines)) {
        return this.answer(manager, { ...order, parcel: current }, { actor });
      }
      if (packableLines(order, now).length === 0) throw nothingToPack(order.order);
      if (current === undefined) {
        const parcel = newParcel({ orderId, others: parcels, actor, now });
        await manager.insert(ParcelEntity, parcel);
        return this.answer(manager, { ...order, parcel }, { actor });
      }
      const warnings = take(current, { actor, takesOver, now });
      await saveParcel(manager, current);
      return this.answer(manager, { ...order, parcel: current }, { actor, warnings });
    });
  }

  /** Rejects as `conflict`, as all that follow do, with `parcel-taken` where somebody else has taken it over. */
  async fill(actor: OrderStaffActor, parcelId: string, contents: ParcelContents): Promise<Parcel> {
    return this.change(actor, parcelId, async (manager, locked) => {
      assertOpen(locked.parcel);
      assertOwn(locked.parcel, actor);
      checkContents(contents, packableLines(locked, this.now()));
      locked.parcel.contents = contents;
      await saveParcel(manager, locked.parcel);
    });
  }

  /** The same contents again change nothing: an answer may have got lost. */
  async pack(actor: OrderStaffActor, parcelId: string, contents: ParcelContents): Promise<Parcel> {
    return this.change(actor, parcelId, async (manager, locked) => {
      const { parcel } = locked;
      if (parcel.state === 'packed' && isSame(parcel.contents, contents)) {
        this.packing.changedNothing();
        return;
      }
      assertOpen(parcel);
      assertOwn(parcel, actor);
      await this.packing.close(manager, locked, { contents, actor });
    });
  }

  /** What was put aside with it stays so. */
  async reopen(actor: OrderStaffActor, parcelId: string): Promise<Parcel> {
    return this.change(actor, parcelId, async (manager, locked) => {
      const { parcel } = locked;
      if (parcel.state === 'shipped') throw commandRefused('Questo pacco è già partito.');
      if (parcel.state === 'open') assertOwn(parcel, actor);
      await this.packing.reopen(manager, locked, actor);
    });
  }

  /** Whoever stands at the door may say it. */
  async ship(actor: OrderStaffActor, parcelId: string, code?: string): Promise<Parcel> {
    return this.change(actor, parcelId, (manager, locked) =>
      this.dispatch.ship(manager, locked, { actor, code: code ?? locked.parcel.code }),
    );
  }

  private change(
    actor: OrderStaffActor,
    parcelId: string,
    act: (manager: EntityManager, locked: LockedParcel) => Promise<unknown>,
  ): Promise<Parcel> {
    return inTransaction(this.dataSource, async (manager) => {
      const locked = await lockParcel(manager, parcelId);
      await act(manager, locked);
      return this.answer(manager, locked, { actor });
    });
  }

  private async answer(
    manager: EntityManager,
    locked: LockedParcel,
    { actor, warnings = [] }: { actor: OrderStaffActor; warnings?: readonly string[] },
  ): Promise<Parcel> {
    const dispute = await disputeAgainst(manager, locked.order.id);
    const told = dispute === null ? [] : [dispute.state === 'lost' ? DISPUTE_LOST : DISPUTED];
    return parcelAnswer(locked, {
      uid: actor.id,
      carrier: this.carrier,
      warnings: [...warnings, ...told],
      now: this.now(),
    });
  }

  private async orderOf(number: string): Promise<string> {
    const { manager } = this.dataSource;
    const found = await manager.findOne(OrderEntity, { select: { id: true }, where: { number } });
    if (found === null) throw noSuchOrder();
    return found.id;
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

interface Taking {
  actor: OrderStaffActor;
  takesOver: boolean;
  now: Date;
}

/** Of a parcel that is no more what it was closed with all is to be packed again; gives what is to be said of it. */
function take(parcel: ParcelEntity, { actor, takesOver, now }: Taking): string[] {
  if (parcel.state === 'packed') {
    emptied(parcel, { actor, now });
    return [CHANGED];
  }
  if (parcel.packerId === actor.id) return [];
  if (!takesOver) throw taken(parcel);
  parcel.packerId = actor.id;
  parcel.packerName = actor.name;
  parcel.takenAt = now;
  return [];
}

function assertOpen({ state }: ParcelEntity): void {
  if (state === 'packed')
    throw commandRefused('Questo pacco è già chiuso: per cambiarlo riaprilo.');
  if (state === 'shipped') throw commandRefused('Questo pacco è già partito.');
}

function assertOwn(parcel: ParcelEntity, { id }: OrderStaffActor): void {
  if (parcel.packerId !== id) throw taken(parcel);
}

function taken(parcel: ParcelEntity): DomainError {
  return new DomainError('conflict', ordersErrorCodes.parcelTaken, { detail: takenWords(parcel) });
}

function isSame(one: ParcelContents, other: ParcelContents): boolean {
  const counts = new Map(one.map(({ lineId, quantity }) => [lineId, quantity]));
  return (
    one.length === other.length &&
    other.every(({ lineId, quantity }) => counts.get(lineId) === quantity)
  );
}
