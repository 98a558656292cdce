import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { Metrics } from '../metrics';
import { OutboxTable } from './outbox-table';

const EVERY_MS = 60_000;
/** What waits for longer is somebody's to look at. */
const STUCK_MS = 10 * MINUTE_MS;

/** Tells the metrics how many messages wait and for how long, and the log when it is too long. */
@Injectable()
export class OutboxWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly table: OutboxTable;
  private readonly waiting: Gauge;
  private readonly oldest: Gauge;
  private readonly parked: Gauge;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(DataSource) dataSource: DataSource,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Metrics) { registry }: Metrics,
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

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Never rejects: readiness tells of a database that is away. */
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
