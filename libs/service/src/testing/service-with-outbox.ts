import { Module } from '@nestjs/common';
import { createTestDatabase } from '@zaino/testing/test-database';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { createService } from '../create-service';
import { DatabaseModule } from '../database.module';
import { Outbox } from '../outbox/outbox';
import { OutboxAdmin } from '../outbox/outbox-admin';
import type { Delivery, OutboxHandler } from '../outbox/outbox-handler';
import { OutboxMessage, outboxTableSql } from '../outbox/outbox-message.entity';
import { OutboxRelay } from '../outbox/outbox-relay';
import { OutboxModule } from '../outbox/outbox.module';
import { RedisModule } from '../redis.module';

const config = { HOST: '127.0.0.1', PORT: 0, LOG_LEVEL: 'silent' as const, RELEASE: 'test' };

/** Nobody listens there. */
const NO_REDIS = 'redis://127.0.0.1:1';

interface ProcessOptions {
  handles: Record<string, Handle>;
  redisUrl: string | undefined;
  relays?: boolean;
}

type Handle = (payload: unknown, delivery: Delivery) => Promise<void> | void;

/** A schema with an outbox, and copies of a service that share it. */
export class OutboxStage {
  /** The time of all copies. */
  now = Date.parse('2026-09-01T08:00:00Z');
  private readonly stops: (() => Promise<unknown>)[] = [];

  private constructor(private readonly url: string) {}

  static async open(): Promise<OutboxStage> {
    const schema = await createTestDatabase();
    const stage = new OutboxStage(schema.url);
    const database = await stage.dataSource().initialize();
    await database.query(outboxTableSql);
    await database.destroy();
    stage.stops.push(schema.drop);
    return stage;
  }

  dataSource(): DataSource {
    return new DataSource(this.options());
  }

  /** A copy of the service that delivers; each of its topics has one handler. */
  async start(handles: Record<string, Handle>, redisUrl?: string) {
    const copy = await this.startProcess({ handles, redisUrl });
    return { ...copy, relay: copy.app.get(OutboxRelay) };
  }

  /** A copy that only adds messages, whatever handlers it is given. */
  startAdding(handles: Record<string, Handle>, redisUrl?: string) {
    return this.startProcess({ handles, redisUrl, relays: false });
  }

  private async startProcess({ handles, redisUrl = NO_REDIS, relays }: ProcessOptions) {
    const handlers = Object.entries(handles).map(([topic, handle]) => handlerClass(topic, handle));
    const now = () => this.now;
    @Module({
      imports: [
        DatabaseModule.connect(this.options()),
        RedisModule.connect(redisUrl),
        OutboxModule.with({ handlers, relays }),
      ],
    })
    class WithOutbox {
      constructor(clock: Clock) {
        // Before the relay looks at it for the first time.
        clock.now = now;
      }
    }
    const app = await createService(WithOutbox, { name: 'test', config });
    this.stops.unshift(() => app.close());
    return {
      app,
      database: app.get(DataSource),
      outbox: app.get(Outbox),
      admin: app.get(OutboxAdmin),
    };
  }

  async close(): Promise<void> {
    for (const stop of this.stops) await stop();
  }

  private options() {
    const entities = [OutboxMessage];
    return { type: 'mariadb' as const, url: this.url, timezone: 'Z', entities };
  }
}

function handlerClass(topic: string, handle: Handle): new () => OutboxHandler {
  return class {
    readonly topic = topic;

    async handle(payload: unknown, delivery: Delivery): Promise<void> {
      await handle(payload, delivery);
    }
  };
}
