import { Inject, Injectable } from '@nestjs/common';
import type { MadeFile } from '@zaino/contracts/orders';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource } from 'typeorm';
import { DrawingQueue } from '../documents/drawing-queue';
import { type Carrier, CARRIER, type Shipment } from './carrier';
import type { LockedParcel } from './locked-parcel';
import { ParcelEntity } from './parcel.entity';
import { Shipments } from './shipments';

/** What the carrier is told of packed parcels. */
@Injectable()
export class Announcements {
  constructor(
    private readonly dataSource: DataSource,
    private readonly auditLog: AuditLog,
    private readonly drawing: DrawingQueue,
    private readonly shipments: Shipments,
    @Inject(CARRIER) private readonly carrier: Carrier,
  ) {}

  get carrierName(): string {
    return this.carrier.name;
  }

  /** The carrier is asked while no order is locked; what it tells of a parcel that has left meanwhile comes too late. */
  async make(parcels: readonly LockedParcel[]): Promise<MadeFile | null> {
    if (parcels.length === 0) {
      this.auditLog.changedNothing();
      return null;
    }
    const shipments = parcels.map((parcel) => this.shipments.of(parcel));
    const { file, codes } = await this.drawing.run(() => this.carrier.announce(shipments));
    await inTransaction(this.dataSource, async (manager) => {
      for (const [id, code] of codes) {
        await manager.update(ParcelEntity, { id, state: 'packed' }, { code });
      }
      await this.auditLog.recordAll(
        manager,
        parcels.map(({ order }, index) => labelled(order.id, shipments[index])),
      );
    });
    return file;
  }
}

function labelled(orderId: string, shipment: Shipment | undefined) {
  const subject = { kind: 'order', id: orderId };
  return { act: 'orders.labelled', subject, after: { parcel: shipment?.reference ?? null } };
}
