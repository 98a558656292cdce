import { Inject, Injectable } from '@nestjs/common';
import type { LabelOutcome, Labels } from '@zaino/contracts/orders';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, In } from 'typeorm';
import { DrawingQueue } from '../documents/drawing-queue';
import type { Actor } from '../orders/actor';
import { OrderEntity } from '../orders/order.entity';
import { noSuchOrder } from '../orders/own-order';
import { type Carrier, CARRIER } from './carrier';
import { isExpected } from './is-expected';
import type { LockedParcel } from './locked-parcel';
import { Packing } from './packing';
import { ParcelEntity } from './parcel.entity';
import { Shipments } from './shipments';

/** Labels of the carrier for many orders at once. */
@Injectable()
export class LabelsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly packing: Packing,
    private readonly shipments: Shipments,
    private readonly drawing: DrawingQueue,
    @Inject(CARRIER) private readonly carrier: Carrier,
  ) {}

  /** Each order in a transaction of its own: what is refused for one is done for the others, in their order. */
  async make(actor: Actor, orderIds: readonly string[]): Promise<Labels> {
    const numbers = await this.numbersOf(orderIds);
    const parcels: LockedParcel[] = [];
    const outcomes: LabelOutcome[] = [];
    for (const orderId of new Set(orderIds)) {
      const number = numbers.get(orderId) ?? null;
      try {
        if (number === null) throw noSuchOrder();
        const parcel = await inTransaction(this.dataSource, (manager) =>
          this.packing.ready(manager, orderId, actor),
        );
        parcels.push(parcel);
        const { reference } = this.shipments.of(parcel);
        outcomes.push({ orderId, number, reference, reason: null });
      } catch (error) {
        if (!isExpected(error)) throw error;
        outcomes.push({ orderId, number, reference: null, reason: error.message });
      }
    }
    const file = parcels.length === 0 ? null : await this.announce(parcels);
    return { carrier: this.carrier.name, outcomes, file };
  }

  /** The carrier is asked while no order is locked; what it tells of a parcel that has left meanwhile comes too late. */
  private async announce(parcels: readonly LockedParcel[]): Promise<Labels['file']> {
    const shipments = parcels.map((parcel) => this.shipments.of(parcel));
    const { file, codes } = await this.drawing.run(() => this.carrier.announce(shipments));
    for (const [id, code] of codes) {
      await this.dataSource.manager.update(ParcelEntity, { id, state: 'packed' }, { code });
    }
    return file;
  }

  private async numbersOf(orderIds: readonly string[]): Promise<Map<string, string>> {
    const found = await this.dataSource.manager.find(OrderEntity, {
      select: { id: true, number: true },
      where: { id: In([...orderIds]) },
    });
    return new Map(found.map(({ id, number }) => [id, number]));
  }
}
