import { Injectable } from '@nestjs/common';
import type { FeedStage } from '@zaino/contracts/schools';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, type FindOptionsWhere, In, LessThan } from 'typeorm';
import { removeFeedRejects, removeFeedRows } from './feed-rows';
import { SupplyFeedEntity } from './supply-feed.entity';
import { SupplyPartEntity } from './supply-part.entity';

const PAUSE_MS = 10 * MINUTE_MS;
/** Lines that could not be used are shown for so long. */
const REJECTS_DAYS = 30;

/** Of files whose rows nobody asks for any more. */
const over: FeedStage[] = ['replaced', 'failed', 'discarded'];

/** Removes what files in use no more have brought, and gives up those that a browser did not send to their end. */
@Injectable()
export class FeedSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: PAUSE_MS, copies: 'one' })
  async run(): Promise<void> {
    await this.giveUp();
    const { manager } = this.dataSource;
    for (const id of await this.feedsWith('supply_row', { state: In(over) })) {
      await removeFeedRows(manager, id);
    }
    for (const id of await this.feedsWith('supply_part', { state: In(over) })) {
      await manager.delete(SupplyPartEntity, { feedId: id });
    }
    const before = new Date(this.clock.now() - REJECTS_DAYS * DAY_MS);
    for (const id of await this.feedsWith('supply_reject', { createdAt: LessThan(before) })) {
      await removeFeedRejects(manager, id);
    }
  }

  private async giveUp(): Promise<void> {
    const now = new Date(this.clock.now());
    await this.dataSource.manager.update(
      SupplyFeedEntity,
      { state: 'sending', createdAt: LessThan(new Date(now.getTime() - DAY_MS)) },
      { state: 'failed', problem: 'L’invio non è arrivato alla fine.', endedAt: now },
    );
  }

  /** Few: the table's primary key begins with them, so that they are found without reading its rows. */
  private async feedsWith(
    table: 'supply_row' | 'supply_part' | 'supply_reject',
    where: FindOptionsWhere<SupplyFeedEntity>,
  ): Promise<number[]> {
    const { manager } = this.dataSource;
    const rows = await manager.query<{ id: number }[]>(
      `SELECT feed_id AS id FROM ${table} GROUP BY feed_id`,
    );
    const feeds = await manager.find(SupplyFeedEntity, { select: { id: true }, where });
    const wanted = new Set(feeds.map(({ id }) => id));
    return rows.map(({ id }) => id).filter((id) => wanted.has(id));
  }
}
