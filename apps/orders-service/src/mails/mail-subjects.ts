import { Inject, Injectable } from '@nestjs/common';
import { senderOf } from '@zaino/service/mail/mail';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { CONFIG } from '@zaino/service/config.module';
import { sellerOf } from '../orders/seller';
import { FiscalDocuments } from '../documents/fiscal-documents';
import { OrderFiles } from '../documents/order-file';
import { linesOfEvent } from '../orders/line-parts';
import { OrderEventEntity } from '../orders/order-event.entity';
import { PickupHours } from '../upstreams/pickup-hours';
import type { MailSubject } from './mail-subject';

/** Events with which an order is paid. */
const payments = new Set(['confirm-payment', 'register-shop-payment', 'confirm-online-payment']);

/** Gathers what a mail is written from; invoices and credit notes that its event asks for are issued before. */
@Injectable()
export class MailSubjects {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: OrderFiles,
    private readonly fiscal: FiscalDocuments,
    private readonly pickupHours: PickupHours,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Null where there is no such event (any more). */
  async of(eventId: string): Promise<MailSubject | null> {
    const row = await this.dataSource.manager.findOneBy(OrderEventEntity, { id: eventId });
    if (row === null) return null;
    const event: MailSubject['event'] = row;
    await this.issue(event);
    const file = await this.files.find(event.orderId);
    if (file === null) return null;
    const lineIds = await linesOfEvent(this.dataSource.manager, row);
    const touched = file.lines.filter(({ id }) => lineIds.includes(id));
    const openingHours = await this.pickupHours.of(file.order.pickupPoint);
    const areCardsOff = await this.pickupHours.areCardsOff(file.order.pickupPoint);
    const { config } = this;
    const [sender, shop] = [senderOf(config), sellerOf(config)];
    return { sender, shop, file, event, touched, openingHours, areCardsOff };
  }

  private async issue({ command, orderId, data }: MailSubject['event']): Promise<void> {
    if (payments.has(command)) await this.fiscal.issueInvoices(orderId);
    if (data.refundId !== undefined) await this.fiscal.issueCredits(data.refundId);
  }
}
