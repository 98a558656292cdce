import { Inject, Injectable } from '@nestjs/common';
import { companyOf } from '@zaino/service/company/company-config';
import { CONFIG } from '@zaino/service/config.module';
import { senderOf } from '@zaino/service/mail/mail';
import { MailPost } from '@zaino/service/mail/mail-post';
import type { MailKind } from '@zaino/service/mail/mail-rules';
import { parkRefused } from '@zaino/service/mail/park-refused';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { OrderEntity } from '../orders/order.entity';
import {
  SUPPORT_MAIL_TOPIC,
  type QueuedSupportMail,
  queuedSupportMailSchema,
} from './queued-support-mail';
import { mailToShop, mailToWriter, type NamedOrder } from './support-mails';

/** The rules of the two mails. */
export const supportMailKinds: Record<QueuedSupportMail['to'], MailKind> = {
  shop: 'support-shop',
  writer: 'support-writer',
};

/** Sends what people write to the shop, and tells them that it has come. */
@Injectable()
export class SupportMailHandler implements OutboxHandler {
  readonly topic = SUPPORT_MAIL_TOPIC;

  constructor(
    private readonly dataSource: DataSource,
    private readonly post: MailPost,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async handle(payload: unknown, { id: messageId, signal }: Delivery): Promise<void> {
    const queued = queuedSupportMailSchema.parse(payload);
    const { causedBy: origin = null } = queued;
    const kind = supportMailKinds[queued.to];
    const id = `orders.${messageId}`;
    const key = `support.${queued.id}.${queued.to}`;
    const envelope = await this.envelope(queued);
    // Only to a proven address a confirmation is asked for.
    const posted = { ...envelope, kind, id, origin, isProven: true, key, signal };
    await this.post.send(posted).catch(parkRefused);
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
