import { Injectable } from '@nestjs/common';
import type { LabelOutcome, Labels } from '@zaino/contracts/orders';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, In } from 'typeorm';
import type { Actor } from '../orders/actor';
import { OrderEntity } from '../orders/order.entity';
import { noSuchOrder } from '../orders/own-order';
import { Announcements } from './announcements';
import { isExpected } from './is-expected';
import type { LockedParcel } from './locked-parcel';
import { Packing } from './packing';
import { parcelReference } from './parcel-reference';

/** Labels of the carrier for many orders at once. */
@Injectable()
export class LabelsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly packing: Packing,
    private readonly announcements: Announcements,
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
        const ready = await inTransaction(this.dataSource, (manager) =>
          this.packing.ready(manager, orderId, actor),
        );
        parcels.push(ready);
        const reference = parcelReference(number, ready.parcel.position);
        outcomes.push({ orderId, number, reference, reason: null });
      } catch (error) {
        if (!isExpected(error)) throw error;
        outcomes.push({ orderId, number, reference: null, reason: error.message });
      }
    }
    const file = await this.announcements.make(parcels);
    return { carrier: this.announcements.carrierName, outcomes, file };
  }

  private async numbersOf(orderIds: readonly string[]): Promise<Map<string, string>> {
    const found = await this.dataSource.manager.find(OrderEntity, {
      select: { id: true, number: true },
      where: { id: In([...orderIds]) },
    });
    return new Map(found.map(({ id, number }) => [id, number]));
  }
}
