import { Inject, Injectable } from '@nestjs/common';
import { companyOf } from '@zaino/service/company/company-config';
import { CONFIG } from '@zaino/service/config.module';
import { senderOf } from '@zaino/service/mail/mail';
import { isRefusedForGood, Mailer } from '@zaino/service/mail/mailer';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { PermanentFailure } from '@zaino/service/outbox/permanent-failure';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { OrderEntity } from '../orders/order.entity';
import {
  SUPPORT_MAIL_TOPIC,
  type QueuedSupportMail,
  queuedSupportMailSchema,
} from './queued-support-mail';
import { mailToShop, mailToWriter, type NamedOrder } from './support-mails';

/** Sends what people write to the shop, and tells them that it has come. */
@Injectable()
export class SupportMailHandler implements OutboxHandler {
  readonly topic = SUPPORT_MAIL_TOPIC;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async handle(payload: unknown, { signal }: Delivery): Promise<void> {
    const queued = queuedSupportMailSchema.parse(payload);
    const key = `support.${queued.id}.${queued.to}`;
    try {
      await this.mailer.send({ ...(await this.envelope(queued)), key, signal });
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      throw new PermanentFailure('mail-refused', { cause: error });
    }
  }

  private async envelope(queued: QueuedSupportMail) {
    const sender = senderOf(this.config);
    const { email } = queued.message;
    if (queued.to === 'writer') return { to: email, mail: mailToWriter(queued, sender) };
    const mail = mailToShop(queued, sender, await this.namedOrder(queued));
    return { to: companyOf(this.config).email, replyTo: email, mail };
  }

  private async namedOrder({ message }: QueuedSupportMail): Promise<NamedOrder | null> {
    const { orderNumber: number, email } = message;
    if (number === '') return null;
    const order = await this.dataSource.manager.findOne(OrderEntity, {
      select: { id: true, contact: true },
      where: { number },
    });
    return order && { id: order.id, isWriters: order.contact.email === email };
  }
}
