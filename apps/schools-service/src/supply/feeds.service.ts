import { Injectable } from '@nestjs/common';
import {
  type Feed,
  FEED_PART_BYTES,
  type FeedReject,
  type FeedStage,
  supplyErrorCodes,
} from '@zaino/contracts/schools';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import { DistributorEntity } from './distributor.entity';
import { activateFeed } from './activate-feed';
import { feedAnswer } from './feed-answer';
import { newFeed } from './new-feed';
import { noSuchDistributor } from './no-such-distributor';
import { FeedRefusal } from './reading/feed-refusal';
import { SupplyFeedEntity } from './supply-feed.entity';
import { SupplyHolder } from './supply-holder';
import { SupplyPartEntity } from './supply-part.entity';
import { SupplyRejectEntity } from './supply-reject.entity';

/** Files of one distributor that are listed. */
const LISTED = 30;
const REJECTS_SHOWN = 1_000;

interface BegunFeed {
  fileName: string;
  kind: 'full' | 'partial';
  bytes: number;
}

/** Files of distributors: sent in parts, then read by FeedReader, and decided on where one is held. */
@Injectable()
export class FeedsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holder: SupplyHolder,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
  ) {}

  async list(distributorId: number): Promise<Feed[]> {
    await this.checkDistributor(distributorId);
    const feeds = await this.dataSource.manager.find(SupplyFeedEntity, {
      where: { distributorId },
      order: { id: 'DESC' },
      take: LISTED,
    });
    return feeds.map(feedAnswer);
  }

  async find(id: number): Promise<Feed> {
    return feedAnswer(await findFeed(this.dataSource.manager, id));
  }

  async begin(distributorId: number, begun: BegunFeed): Promise<Feed> {
    await this.checkDistributor(distributorId);
    const now = this.now();
    const feed = newFeed({ ...begun, distributorId, source: 'upload', asOf: now, createdAt: now });
    const { identifiers } = await this.dataSource.manager.insert(SupplyFeedEntity, feed);
    return this.find(Number(identifiers[0]?.['id']));
  }

  /** One that is there already is written over. */
  addPart(id: number, part: number, content: Buffer): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const feed = await lockFeed(manager, id);
      requireStage(feed, 'sending', 'Questo file è già arrivato.');
      const left = feed.bytes - part * FEED_PART_BYTES;
      if (content.length === 0 || content.length !== Math.min(left, FEED_PART_BYTES)) {
        throw refused('Questa parte del file non è intera.');
      }
      await manager.upsert(SupplyPartEntity, { feedId: id, part, content }, ['feedId', 'part']);
    });
  }

  /** Sent twice it is the same. */
  async end(id: number): Promise<Feed> {
    await inTransaction(this.dataSource, async (manager) => {
      const feed = await lockFeed(manager, id);
      if (feed.state !== 'sending') {
        this.auditLog.changedNothing();
        return;
      }
      if ((await bytesOfParts(manager, id)) !== feed.bytes) {
        throw refused('Il file non è arrivato per intero: mandalo di nuovo.');
      }
      await manager.update(SupplyFeedEntity, { id }, { state: 'waiting' });
      await this.record(manager, 'supply-files.sent', feed);
    });
    return this.find(id);
  }

  async decide(id: number, isTaken: boolean): Promise<Feed> {
    await inTransaction(this.dataSource, async (manager) => {
      const feed = await lockFeed(manager, id);
      requireStage(feed, 'held', 'Su questo file non c’è niente da decidere.');
      if (isTaken) await activateFeed(manager, feed, this.now()).catch(refuseFeed);
      else await discard(manager, id, this.now());
      await this.record(manager, isTaken ? 'supply-files.taken' : 'supply-files.discarded', feed);
    });
    await this.holder.refresh();
    return this.find(id);
  }

  async rejects(feedId: number): Promise<{ rejects: FeedReject[]; total: number }> {
    const { manager } = this.dataSource;
    const { rowsBad } = await findFeed(manager, feedId);
    const rejects = await manager.find(SupplyRejectEntity, {
      where: { feedId },
      order: { line: 'ASC' },
      take: REJECTS_SHOWN,
    });
    return {
      rejects: rejects.map(({ line, reason, text }) => ({ line, reason, text })),
      total: rowsBad,
    };
  }

  private async record(manager: EntityManager, act: string, feed: SupplyFeedEntity): Promise<void> {
    const { id, distributorId, fileName, kind, rowsGood, rowsBefore } = feed;
    await this.auditLog.record(manager, {
      act,
      subject: { kind: 'supply-file', id: String(id) },
      after: { distributorId, fileName, kind, rowsGood, rowsBefore },
    });
  }

  private async checkDistributor(id: number): Promise<void> {
    const isThere = await this.dataSource.manager.existsBy(DistributorEntity, { id });
    if (!isThere) throw noSuchDistributor();
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

const noSuchFeed = () =>
  new DomainError('not-found', sharedErrorCodes.notFound, { detail: 'Questo file non c’è.' });

const refused = (detail: string) =>
  new DomainError('conflict', supplyErrorCodes.feedRefused, { detail });

async function findFeed(manager: EntityManager, id: number): Promise<SupplyFeedEntity> {
  const feed = await manager.findOneBy(SupplyFeedEntity, { id });
  if (feed === null) throw noSuchFeed();
  return feed;
}

async function lockFeed(manager: EntityManager, id: number): Promise<SupplyFeedEntity> {
  const feed = await manager.findOne(SupplyFeedEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (feed === null) throw noSuchFeed();
  return feed;
}

function requireStage({ state }: SupplyFeedEntity, stage: FeedStage, sentence: string): void {
  if (state !== stage) throw refused(sentence);
}

function refuseFeed(error: unknown): never {
  throw error instanceof FeedRefusal ? refused(error.message) : error;
}

async function bytesOfParts(manager: EntityManager, feedId: number): Promise<number> {
  const [row] = await manager.query<{ bytes: string | null }[]>(
    'SELECT SUM(LENGTH(content)) AS bytes FROM supply_part WHERE feed_id = ?',
    [feedId],
  );
  return Number(row?.bytes ?? 0);
}

/** It may be sent again. */
async function discard(manager: EntityManager, id: number, now: Date): Promise<void> {
  await manager.update(
    SupplyFeedEntity,
    { id },
    { state: 'discarded', sha256: null, endedAt: now },
  );
}
