import { Injectable, Logger } from '@nestjs/common';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { Metrics } from '../metrics';
import { Scheduled } from '../schedule/scheduled';
import { OutboxTable } from './outbox-table';

/** What waits for longer is somebody's to look at. */
const STUCK_MS = 10 * MINUTE_MS;

/** Tells the metrics how many messages wait and for how long, and the log when it is too long. */
@Injectable()
export class OutboxWatch {
  private readonly logger = new Logger('Outbox');
  private readonly table: OutboxTable;
  private readonly waiting: Gauge;
  private readonly oldest: Gauge;
  private readonly parked: Gauge;

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
    { registry }: Metrics,
  ) {
    this.table = new OutboxTable(dataSource);
    const registers = [registry];
    this.waiting = new Gauge({
      name: 'outbox_messages',
      help: 'Messages of the outbox that were not delivered yet, without the parked ones',
      registers,
    });
    this.oldest = new Gauge({
      name: 'outbox_oldest_age_seconds',
      help: 'Age of the oldest message of the outbox that was not delivered yet',
      registers,
    });
    this.parked = new Gauge({
      name: 'outbox_parked_messages',
      help: 'Messages of the outbox that are tried no more and wait for a person',
      registers,
    });
  }

  /** Never rejects: readiness tells of a database that is away. */
  @Scheduled({ pauseMs: MINUTE_MS, copies: 'each' })
  async look(): Promise<void> {
    const state = await this.table.state().catch(() => undefined);
    if (state === undefined) return;
    const now = this.clock.now();
    const ageMs = state.oldestAt === undefined ? 0 : now - state.oldestAt;
    this.waiting.set(state.waiting);
    this.parked.set(state.parked);
    this.oldest.set(ageMs / 1000);
    if (ageMs < STUCK_MS) return;
    const minutes = Math.floor(ageMs / 60_000);
    this.logger.error(`A message has waited for ${minutes} minutes: ${state.topics.join(', ')}`);
  }
}
