import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { addressBlock } from '@zaino/service/address-block';
import { Clock } from '@zaino/service/clock';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { closedScript, countScript, viewKeys, waitingScript } from './view-scripts';

/** Clocks of the service's copies differ by less. */
const MARGIN_MS = 5 * MINUTE_MS;
/** Views of an article that one address block adds in an hour: two classes of a school. Names of browsers are made up at will. */
const MOST_OF_AN_ADDRESS = 60;

interface Visitor {
  address: string;
  userAgent: string;
}

/** Views of an article that are not in the database, or only just, by their batch. */
export type WaitingViews = Map<string, number>;

/** Counts views in Redis, each visitor of an article once an hour (docs/decisions/likes-and-views.md). */
@Injectable()
export class ViewCounter {
  private readonly logger = new Logger('ViewCounter');
  private salt: { hour: number; value: string } | undefined;
  private begun: Promise<unknown> | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {
    redis.on('ready', () => {
      this.salt = undefined;
      this.begun = undefined;
      this.begin().catch((error: unknown) =>
        this.logger.warn(`No new batch was begun: ${String(error)}`),
      );
    });
  }

  /** Counts a visitor, or looks only where there is none to be counted. Rejects while Redis is away. */
  async count(articleId: string, visitor: Visitor | null): Promise<WaitingViews> {
    await this.begin();
    const now = this.clock.now();
    const visit = visitor === null ? [] : await this.visitKeys(articleId, visitor, now);
    const answer = await this.redis.eval(countScript, {
      keys: [viewKeys.open, viewKeys.batches, ...visit],
      arguments: [
        viewKeys.batch(''),
        articleId,
        randomUUID(),
        String(restOfHour(now)),
        String(MOST_OF_AN_ADDRESS),
      ],
    });
    const waiting = answer as string[];
    return new Map(
      waiting.flatMap((id, place) =>
        place % 2 === 0 ? [[id, Number(waiting[place + 1])] as const] : [],
      ),
    );
  }

  /** Batches that take no views any more, after the open one was closed where that is wished. */
  async closedBatches({ closesOpen }: { closesOpen: boolean }): Promise<string[]> {
    const closed = await this.redis.eval(closedScript, {
      keys: [viewKeys.open, viewKeys.batches],
      arguments: [closesOpen ? '1' : '0'],
    });
    return closed as string[];
  }

  /** Views by the article's id, of a closed batch. */
  async viewsOf(batchId: string): Promise<[articleId: number, views: number][]> {
    const views = await this.redis.hGetAll(viewKeys.batch(batchId));
    return Object.entries(views).map(([articleId, count]) => [Number(articleId), Number(count)]);
  }

  /** How many views of all articles are in no database yet. */
  async waiting(): Promise<number> {
    const waiting = await this.redis.eval(waitingScript, {
      keys: [viewKeys.batches],
      arguments: [viewKeys.batch('')],
    });
    return Number(waiting);
  }

  /** For a batch whose views are in the database. */
  async forget(batchId: string): Promise<void> {
    await this.redis.multi().del(viewKeys.batch(batchId)).sRem(viewKeys.batches, batchId).exec();
  }

  /**
   * After a crash Redis may hold what it held some seconds before: a batch that is in the database may be open again,
   * and must take no more views. So nobody is counted on a connection before this was done once. A Redis that still
   * reads its file refuses it.
   */
  private begin(): Promise<unknown> {
    const begun = (this.begun ??= this.closedBatches({ closesOpen: true }));
    begun.catch(() => {
      if (this.begun === begun) this.begun = undefined;
    });
    return begun;
  }

  /** Of the visitor and of their address, as far as one article and this hour know them. */
  private async visitKeys(articleId: string, visitor: Visitor, now: number): Promise<string[]> {
    const salt = await this.saltOf(now);
    const hash = (...who: string[]) =>
      createHmac('sha256', salt).update(JSON.stringify(who)).digest('base64url').slice(0, 22);
    const from = [articleId, addressBlock(visitor.address)];
    return [viewKeys.seen(hash(...from, visitor.userAgent)), viewKeys.from(hash(...from))];
  }

  /** Random, the same for all copies of the service, and forgotten soon after its hour: nobody is known again. */
  private async saltOf(now: number): Promise<string> {
    const hour = Math.floor(now / HOUR_MS);
    if (this.salt?.hour === hour) return this.salt.value;
    const key = viewKeys.salt(hour);
    const made = randomBytes(32).toString('base64url');
    const expiration = { type: 'PX', value: restOfHour(now) } as const;
    const kept = await this.redis.set(key, made, { condition: 'NX', expiration, GET: true });
    const value = kept ?? made;
    this.salt = { hour, value };
    return value;
  }
}

/** How long what belongs to an hour is kept, in milliseconds. */
const restOfHour = (now: number) => HOUR_MS - (now % HOUR_MS) + MARGIN_MS;
