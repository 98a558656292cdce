import { Injectable } from '@nestjs/common';
import { HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { italianDay, startOfItalianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { Outbox } from '@zaino/service/outbox/outbox';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, In, LessThan } from 'typeorm';
import { eachQuietly } from '../sweeps/each-quietly';
import { BOOKSHOP_DIGEST_TOPIC } from './bookshop-digest-handler';
import type { BookshopNews } from './bookshop-news';
import { BookshopNoticeEntity } from './bookshop-notice.entity';

/** The mail of the day goes out at six in the evening, when most bookshops have an hour left. */
const DIGEST_HOUR = 18;
const BATCH = 100;

/** What waits for the mail of the day. */
@Injectable()
export class BookshopNotices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Twice is as good as once. */
  async note({ eventId, bookshopId }: BookshopNews): Promise<void> {
    const notedAt = new Date(this.clock.now());
    const notice = { eventId, bookshopId, notedAt };
    await this.dataSource.manager.upsert(BookshopNoticeEntity, notice, ['eventId']);
  }

  /** Asks for one mail for each bookshop of which something waited when it struck six; gives for how many. */
  @Scheduled({ pauseMs: 5 * MINUTE_MS, copies: 'one' })
  async sendDue(): Promise<number> {
    const before = lastDigestTime(this.clock.now());
    const due = await this.dataSource.query<{ bookshopId: string }[]>(
      'SELECT DISTINCT bookshop_id AS bookshopId FROM bookshop_notice WHERE noted_at < ? LIMIT ?',
      [before, BATCH],
    );
    return eachQuietly('BookshopNotices', due, ({ bookshopId }) => this.send(bookshopId, before));
  }

  private async send(bookshopId: string, before: Date): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const found = await manager.find(BookshopNoticeEntity, {
        where: { bookshopId, notedAt: LessThan(before) },
        lock: { mode: 'pessimistic_write' },
      });
      if (found.length === 0) return;
      const eventIds = found.map(({ eventId }) => eventId);
      await manager.delete(BookshopNoticeEntity, { eventId: In(eventIds) });
      await this.outbox.add(manager, BOOKSHOP_DIGEST_TOPIC, { bookshopId, eventIds });
    });
  }
}

/** The last moment at which it struck the hour of the mail of the day in Italy. */
function lastDigestTime(now: number): Date {
  const ofDay = (daysLater: number) =>
    startOfItalianDay(italianDay(now), daysLater).getTime() + DIGEST_HOUR * HOUR_MS;
  const today = ofDay(0);
  return new Date(today <= now ? today : ofDay(-1));
}
