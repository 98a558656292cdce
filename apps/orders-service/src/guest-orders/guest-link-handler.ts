import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import { senderOf } from '@zaino/service/mail/mail';
import { MailPost } from '@zaino/service/mail/mail-post';
import { parkRefused } from '@zaino/service/mail/park-refused';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { DataSource, In } from 'typeorm';
import type { Config } from '../config';
import { GuestLinks } from '../guests/guest-links';
import { OrderEntity } from '../orders/order.entity';
import { GUEST_LINK_TOPIC, guestLinkMail, queuedGuestLinksSchema } from './guest-link-mail';

/** Sends links of guests' orders to the address of the order. */
@Injectable()
export class GuestLinkHandler implements OutboxHandler {
  readonly topic = GUEST_LINK_TOPIC;

  constructor(
    private readonly dataSource: DataSource,
    private readonly links: GuestLinks,
    private readonly post: MailPost,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async handle(payload: unknown, { id: messageId, signal }: Delivery): Promise<void> {
    const { orderIds, causedBy: origin } = queuedGuestLinksSchema.parse(payload);
    const { manager } = this.dataSource;
    // One that is an account's by now has no link any more.
    const orders = await manager.findBy(OrderEntity, { id: In(orderIds), isGuest: true });
    for (const order of orders) {
      const link = await this.links.of(order);
      await this.post
        .send({
          to: order.contact.email,
          mail: guestLinkMail(order, senderOf(this.config), link),
          kind: 'guest-link',
          id: `orders.${messageId}.${order.id}`,
          key: `guest-link.${messageId}.${order.id}`,
          origin,
          isProven: false,
          isPaid: true,
          signal,
        })
        .catch(parkRefused);
    }
  }
}
