import { Injectable } from '@nestjs/common';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { weeklyMailWeek } from '@zaino/rules/weekly-mail-week';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { Outbox } from '@zaino/service/outbox/outbox';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, LessThan } from 'typeorm';
import { IdentityClient } from '../upstreams/identity-client';
import { onItsWay } from './on-its-way';
import { WEEKLY_MAIL_TOPIC, type WeeklyMail } from './weekly-mail-handler';
import { WeeklyMailEntity } from './weekly-mail.entity';

/** Customers of one question. */
const BATCH = 100;
/** How long it is kept that somebody was written to. */
const KEPT_MS = 30 * DAY_MS;

/** In the weeks of the peak asks for one mail for each customer who wants it and has something on its way. */
@Injectable()
export class WeeklySweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly identity: IdentityClient,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: 15 * MINUTE_MS, copies: 'one' })
  async run(): Promise<void> {
    const now = this.clock.now();
    const toldAt = LessThan(new Date(now - KEPT_MS));
    await this.dataSource.manager.delete(WeeklyMailEntity, { toldAt });
    const week = weeklyMailWeek(now);
    if (week === null) return;
    for (let after: string | undefined = ''; after !== undefined;) {
      const waiting = await this.waiting(after, week);
      if (waiting.length > 0) await this.askFor(waiting, week);
      after = waiting.length < BATCH ? undefined : waiting.at(-1);
    }
  }

  /** The next ones in the order of their id who were not written to this week. A guest has no account to ask. */
  private async waiting(after: string, week: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT DISTINCT o.customer_id AS id FROM customer_order o
       JOIN order_line l ON l.order_id = o.id AND l.state IN (?)
       WHERE o.customer_id > ? AND NOT o.is_guest
         AND NOT EXISTS (SELECT 1 FROM weekly_mail w WHERE w.customer_id = o.customer_id AND w.week = ?)
       ORDER BY o.customer_id LIMIT ?`,
      [onItsWay, after, week, BATCH],
    );
    return rows.map(({ id }) => id);
  }

  private async askFor(customers: string[], week: string): Promise<void> {
    const body = { purpose: 'weekly-orders' as const, uids: customers };
    const { uids } = await this.identity.call(identityInternalEndpoints.whoWants, { body });
    await inTransaction(this.dataSource, async (manager) => {
      const toldAt = new Date(this.clock.now());
      for (const customerId of uids) {
        const { affectedRows } = await manager.query<{ affectedRows: number }>(
          'INSERT IGNORE INTO weekly_mail (customer_id, week, told_at) VALUES (?, ?, ?)',
          [customerId, week, toldAt],
        );
        const payload: WeeklyMail = { customerId, week };
        if (affectedRows === 1) await this.outbox.add(manager, WEEKLY_MAIL_TOPIC, payload);
      }
    });
  }
}
