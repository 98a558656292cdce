import { Injectable } from '@nestjs/common';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { z } from 'zod';
import { BOOKSHOP_MAIL_TOPIC } from '../mails/mail-effects';
import { causedBySchema } from '../orders/caused-by';
import { newsMail } from './bookshop-mail';
import { BookshopNewsReader } from './bookshop-news';
import { BookshopNotices } from './bookshop-notices';
import { BookshopOwners } from './bookshop-owners';

const payloadSchema = z.object({ eventId: z.string(), causedBy: causedBySchema.optional() });

/** Tells a bookshop of what comes for it, at once or by the mail of the day, as its owner likes. */
@Injectable()
export class BookshopMailHandler implements OutboxHandler {
  readonly topic = BOOKSHOP_MAIL_TOPIC;

  constructor(
    private readonly news: BookshopNewsReader,
    private readonly notices: BookshopNotices,
    private readonly owners: BookshopOwners,
  ) {}

  async handle(payload: unknown, delivery: Delivery): Promise<void> {
    const { eventId, causedBy } = payloadSchema.parse(payload);
    const [news] = await this.news.of([eventId]);
    if (news === undefined) return;
    const owner = await this.owners.of(news.bookshopId);
    if (owner === null) return;
    if (owner.orderMails === 'daily') return this.notices.note(news);
    const { account, device, network } = causedBy ?? {};
    const outcome = await this.owners.write(owner, {
      kind: 'order',
      key: `bookshop.${news.order.id}.${eventId}`,
      write: (sender) => newsMail(news, sender),
      origin: causedBy === undefined ? null : { account, device, network },
      delivery,
    });
    // Beyond what a mailbox may get in an hour nothing is lost.
    if (outcome === 'limited') await this.notices.note(news);
  }
}
