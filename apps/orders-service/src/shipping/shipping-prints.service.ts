import { Inject, Injectable } from '@nestjs/common';
import { groupBy } from '@zaino/rules/group-by';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource, In } from 'typeorm';
import type { Config } from '../config';
import { DrawingQueue } from '../documents/drawing-queue';
import { PdfSheet } from '../documents/pdf-sheet';
import { pickList } from '../prints/pick-list';
import { PrintedOrders } from '../prints/printed-orders';
import { writePickList } from '../prints/write-pick-list';
import { packingSlip } from './packing-slip';
import { ParcelEntity } from './parcel.entity';
import { writePackingSlip } from './write-packing-slip';

/** What is printed for orders that the shop ships; each rejects as `not-found` where there is nothing to print. */
@Injectable()
export class ShippingPrintsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: PrintedOrders,
    private readonly drawing: DrawingQueue,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'BRAND_NAME'>,
  ) {}

  /** What has left already is not fetched. */
  async pickList(numbers: string): Promise<Buffer> {
    const printed = await this.orders.findToShip(numbers.split(','));
    const toFetch = printed.map((one) => ({
      ...one,
      lines: one.lines.filter(({ state }) => state !== 'shipped'),
    }));
    return this.drawing.run(async () => {
      const sheet = this.sheet('Lista di prelievo');
      await writePickList(sheet, pickList(toFetch), { orders: printed.length, at: this.now() });
      return sheet.bytes();
    });
  }

  async slips(numbers: string): Promise<Buffer> {
    const printed = await this.orders.findToShip(numbers.split(','));
    const parcels = await this.dataSource.manager.find(ParcelEntity, {
      where: { orderId: In(printed.map(({ order }) => order.id)) },
      order: { orderId: 'ASC', position: 'ASC' },
    });
    const parcelsOf = groupBy(parcels, ({ orderId }) => orderId);
    const now = this.now();
    const slips = printed.flatMap(
      (one) => packingSlip(one, { parcels: parcelsOf.get(one.order.id) ?? [], now }) ?? [],
    );
    if (slips.length === 0) throw nothingToPack();
    return this.drawing.run(async () => {
      const sheet = this.sheet('Distinte di imballaggio', { isPile: true });
      for (const slip of slips) await writePackingSlip(sheet, slip);
      return sheet.bytes();
    });
  }

  private sheet(title: string, more: { isPile?: boolean } = {}): PdfSheet {
    return new PdfSheet({ title, author: this.config.BRAND_NAME, at: this.now(), ...more });
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

/** The orders are there, and what they wait for is not. */
function nothingToPack(): DomainError {
  const detail =
    'Per questi ordini non c’è ancora niente da imballare: metti prima da parte i loro articoli.';
  return new DomainError('not-found', sharedErrorCodes.notFound, { detail });
}
