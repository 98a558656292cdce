import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@zaino/rules/durations';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { withDeadline, withoutDeadline } from '../deadline';
import type { OutboxHandler } from './outbox-handler';
import { type ClaimedMessage, OutboxTable } from './outbox-table';
import type { OutboxWaker } from './outbox-waker';
import { PermanentFailure } from './permanent-failure';

/** Injection token of the service's handlers. */
export const OUTBOX_HANDLERS = Symbol('outbox handlers');

/** How often the table is looked at when nobody wakes the relay: messages of other copies, and failed ones. */
const POLL_MS = 2_000;
const CONCURRENCY = 10;
/** A delivery that takes longer has failed. */
const HANDLER_LIMIT_MS = 30_000;
/** Of which a handler waits for others: it has ended before it is tried again. */
const HANDLER_CALLS_LIMIT_MS = 25_000;
/** Longer than any delivery: only a process that died lets one run out. */
const LEASE_MS = 60_000;
/** Deliveries that run longer than this after SIGTERM are left to another copy. */
const DRAIN_LIMIT_MS = 8_000;
/** After each failure; about a day in all, then the message is parked. */
const PAUSES_MS = [
  2 * SECOND_MS,
  6 * SECOND_MS,
  18 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  15 * HOUR_MS,
];
const MOST_ATTEMPTS = PAUSES_MS.length + 1;

/** Delivers the outbox's messages to their handlers, side by side; any number of processes may run one. */
@Injectable()
export class OutboxRelay implements OutboxWaker, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly table: OutboxTable;
  private handlers = new Map<string, OutboxHandler>();
  private readonly running = new Set<Promise<void>>();
  private round: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isWoken = false;
  private isStopping = false;

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
    private readonly module: ModuleRef,
  ) {
    this.table = new OutboxTable(dataSource);
  }

  /** Handlers are looked up, not injected: what they do may add messages, and so need what this relay wakes for. */
  onApplicationBootstrap(): void {
    const handlers = this.module.get<OutboxHandler[]>(OUTBOX_HANDLERS);
    this.handlers = new Map(handlers.map((handler) => [handler.topic, handler]));
    this.wake();
  }

  /** Looks for messages now instead of at the next turn. */
  wake(): void {
    this.isWoken = true;
    if (this.isStopping || this.round) return;
    clearTimeout(this.timer);
    // A call that adds a message wakes it, and its deadline is soon over: what is tried again later has its own.
    this.round = withoutDeadline(() =>
      this.deliverDue()
        .catch((error: unknown) => this.logger.warn(`The outbox waits: ${nameOf(error)}`))
        .finally(() => this.rest()),
    );
  }

  /** Takes no new message and waits for the running deliveries. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    const drained = Promise.resolve(this.round).then(() => Promise.all(this.running));
    let limit: NodeJS.Timeout | undefined;
    const tooLate = new Promise((resolve) => {
      limit = setTimeout(resolve, DRAIN_LIMIT_MS);
    });
    await Promise.race([drained, tooLate]);
    clearTimeout(limit);
  }

  private rest(): void {
    this.round = undefined;
    if (!this.isStopping) this.timer = setTimeout(() => this.wake(), POLL_MS).unref();
  }

  private async deliverDue(): Promise<void> {
    let isMore = true;
    while (isMore && !this.isStopping) {
      this.isWoken = false;
      if (this.running.size >= CONCURRENCY) await Promise.race(this.running);
      const free = CONCURRENCY - this.running.size;
      const claimed = await this.claim(free);
      for (const message of claimed) this.start(message);
      isMore = claimed.length === free || this.isWoken;
    }
  }

  private claim(limit: number): Promise<ClaimedMessage[]> {
    const now = this.clock.now();
    const topics = [...this.handlers.keys()];
    return this.table.claim({ topics, limit, now, leaseUntil: now + LEASE_MS });
  }

  private start(message: ClaimedMessage): void {
    const delivery = this.deliver(message)
      .catch((error: unknown) => this.logger.warn(`The outbox waits: ${nameOf(error)}`))
      .finally(() => this.running.delete(delivery));
    this.running.add(delivery);
  }

  private async deliver(message: ClaimedMessage): Promise<void> {
    // None of its attempts came to an end: what ends the process each time must not do so for ever.
    if (message.attempt > MOST_ATTEMPTS) return this.park(message, 'unfinished');
    try {
      await this.handle(message);
    } catch (error) {
      return this.putBack(message, error);
    }
    await this.table.remove(message);
  }

  private async putBack(message: ClaimedMessage, cause: unknown): Promise<void> {
    const { id, topic, attempt } = message;
    const error = nameOf(cause);
    const pause = PAUSES_MS[attempt - 1];
    if (pause === undefined || cause instanceof PermanentFailure) return this.park(message, error);
    this.logger.warn(`${topic} ${id} failed at attempt ${attempt}: ${error}`);
    await this.table.postpone(message, { error, dueAt: this.clock.now() + pause });
  }

  private async park(message: ClaimedMessage, error: string): Promise<void> {
    const { id, topic, attempt } = message;
    this.logger.error(`${topic} ${id} was parked at attempt ${attempt}: ${error}`);
    await this.table.park(message, { error, at: this.clock.now() });
  }

  private async handle({ id, topic, payload, attempt }: ClaimedMessage): Promise<void> {
    const handler = this.handlers.get(topic);
    if (handler === undefined) throw new Error('No handler.');
    const limit = new AbortController();
    const tooLate = new Promise<never>((_, reject) => {
      limit.signal.addEventListener('abort', () => reject(new Error('It took too long.')));
    });
    const timer = setTimeout(() => limit.abort(), HANDLER_LIMIT_MS);
    try {
      const delivery = { id, attempt, signal: limit.signal };
      const handled = withDeadline(HANDLER_CALLS_LIMIT_MS, () =>
        handler.handle(JSON.parse(payload), delivery),
      );
      await Promise.race([handled, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Class and code, as the table keeps them: the message of a mail server's or a driver's error may hold an address. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, code } = error as Error & { code?: unknown };
  return (typeof code === 'string' ? `${name} (${code})` : name).slice(0, 120);
}
