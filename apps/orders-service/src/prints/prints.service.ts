import { Inject, Injectable } from '@nestjs/common';
import type { printEndpoints } from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import type { QueryOf } from '@zaino/service/route';
import type { Config } from '../config';
import { DrawingQueue } from '../documents/drawing-queue';
import { PdfSheet } from '../documents/pdf-sheet';
import { labelOf } from './label';
import { labelPages } from './label-pages';
import { pickList } from './pick-list';
import { PrintedOrders } from './printed-orders';
import { writeOrderSheet } from './write-order-sheet';
import { writePickList } from './write-pick-list';

type AskedLabels = QueryOf<typeof printEndpoints.labels>;

/** What a bookshop prints; each rejects as `not-found` where none of the orders is its own. */
@Injectable()
export class PrintsService {
  constructor(
    private readonly orders: PrintedOrders,
    private readonly drawing: DrawingQueue,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'BRAND_NAME'>,
  ) {}

  async labels(bookshopId: string, { orders, paper, first }: AskedLabels): Promise<Buffer> {
    const printed = await this.orders.find(bookshopId, orders.split(','));
    const prints = { paper, first, author: this.config.BRAND_NAME, at: this.now() };
    return this.drawing.run(() => labelPages(printed.map(labelOf), prints));
  }

  async pickList(bookshopId: string, numbers: string): Promise<Buffer> {
    const printed = await this.orders.find(bookshopId, numbers.split(','));
    return this.drawing.run(async () => {
      const sheet = this.sheet('Lista di prelievo');
      const about = { orders: printed.length, at: this.now() };
      await writePickList(sheet, pickList(printed), about);
      return sheet.bytes();
    });
  }

  async orderSheets(bookshopId: string, numbers: string): Promise<Buffer> {
    const printed = await this.orders.find(bookshopId, numbers.split(','));
    return this.drawing.run(async () => {
      const sheet = this.sheet('Fogli d’ordine', { isPile: true });
      for (const one of printed) await writeOrderSheet(sheet, one);
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
