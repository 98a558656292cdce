import { Injectable } from '@nestjs/common';
import type { counterEndpoints, DeskOrder } from '@zaino/contracts/orders';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, type EntityManager } from 'typeorm';
import { DeskOrdersService } from '../desk/desk-orders.service';
import type { OwnBookshop } from '../desk/own-bookshop';
import { KeptDocuments } from '../documents/kept-documents';
import { OrderFiles } from '../documents/order-file';
import { lockOrder } from '../orders/locked-order';
import { OrderEntity } from '../orders/order.entity';
import { assertOfBookshop, noSuchOrder } from '../orders/own-order';
import { commandRefused, orderMoved } from '../orders/refused';
import {
  MAIL_SUMMARY_COMMAND,
  NOTE_PAYMENT_COMMAND,
  type PaidAtCounter,
  paidAtCounter,
} from '../payments/counter-payment';
import type { LogEntry } from '../transitions/log-entry';
import { OrderLog } from '../transitions/order-log';

type AskedNote = BodyOf<typeof counterEndpoints.notePayment>;
type AskedMail = BodyOf<typeof counterEndpoints.mailSummary>;

/** What is said of a payment after it was taken; for another bookshop's order each rejects as `not-found`. */
@Injectable()
export class CounterPaymentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: OrderLog,
    private readonly orders: DeskOrdersService,
    private readonly files: OrderFiles,
    private readonly documents: KeptDocuments,
  ) {}

  /** What was said before stays in the log. */
  async note(own: OwnBookshop, orderId: string, asked: AskedNote): Promise<DeskOrder> {
    const { version, tender, tillNumber } = asked;
    await this.write(own, { orderId, version }, () => ({
      command: NOTE_PAYMENT_COMMAND,
      data: { tender, tillNumber },
      isQuiet: true,
    }));
    return this.orders.read(own, orderId);
  }

  /** Nothing is sent where the family has it already, as it is now. */
  async mailSummary(own: OwnBookshop, orderId: string, { version }: AskedMail): Promise<DeskOrder> {
    const { contact } = await this.orders.read(own, orderId);
    if (!contact?.email) {
      throw commandRefused('Di questo ordine non c’è più un indirizzo e-mail.');
    }
    await this.write(own, { orderId, version }, ({ mailedAt }) =>
      mailedAt === null ? { command: MAIL_SUMMARY_COMMAND } : null,
    );
    return this.orders.read(own, orderId);
  }

  /** As a PDF; `not-found` too where nothing was paid at the counter. */
  async summary({ bookshopId }: OwnBookshop, orderId: string) {
    await assertOfBookshop(this.dataSource.manager, { id: orderId, bookshopId });
    const file = await this.files.find(orderId);
    const bytes = file && (await this.documents.make('riepilogo', file));
    if (!file || !bytes) throw noSuchOrder();
    return { bytes, name: `riepilogo-${file.order.number}.pdf` };
  }

  private async write(
    { bookshopId, actor }: OwnBookshop,
    { orderId, version }: { orderId: string; version: number },
    entryOf: (paid: PaidAtCounter) => Pick<LogEntry, 'command' | 'data' | 'isQuiet'> | null,
  ): Promise<void> {
    await assertOfBookshop(this.dataSource.manager, { id: orderId, bookshopId });
    await inTransaction(this.dataSource, async (manager) => {
      const { order } = await lockOrder(manager, orderId);
      const entry = entryOf(await paidOf(manager, orderId));
      if (entry === null) return;
      if (order.version !== version) throw orderMoved();
      await manager.increment(OrderEntity, { id: orderId }, 'version', 1);
      await this.log.write(manager, [{ orderId, to: null, actor, lineIds: [], ...entry }]);
    });
  }
}

async function paidOf(manager: EntityManager, orderId: string): Promise<PaidAtCounter> {
  const paid = await paidAtCounter(manager, orderId);
  if (paid === null)
    throw commandRefused('Per questo ordine non è stato incassato niente al banco.');
  return paid;
}
