import { Injectable } from '@nestjs/common';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { z } from 'zod';
import { digestMail } from './bookshop-mail';
import { BookshopNewsReader } from './bookshop-news';
import { BookshopOwners } from './bookshop-owners';

/** Outbox topic of a bookshop's mail of the day. */
export const BOOKSHOP_DIGEST_TOPIC = 'bookshop-digest';

const payloadSchema = z.object({ bookshopId: z.string(), eventIds: z.array(z.string()) });

/** Writes the mail of the day to a bookshop. */
@Injectable()
export class BookshopDigestHandler implements OutboxHandler {
  readonly topic = BOOKSHOP_DIGEST_TOPIC;

  constructor(
    private readonly news: BookshopNewsReader,
    private readonly owners: BookshopOwners,
  ) {}

  async handle(payload: unknown, delivery: Delivery): Promise<void> {
    const { bookshopId, eventIds } = payloadSchema.parse(payload);
    const news = await this.news.of(eventIds);
    const owner = await this.owners.of(bookshopId);
    if (news.length === 0 || owner === null) return;
    await this.owners.write(owner, {
      kind: 'digest',
      key: `bookshop-day.${delivery.id}`,
      write: (sender) => digestMail(news, sender),
      origin: null,
      delivery,
    });
  }
}
