import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { ChangedRows } from '@zaino/service/changed-rows';
import { Clock } from '@zaino/service/clock';
import { DataChanges } from '@zaino/service/data-changes';
import { DomainError } from '@zaino/service/domain-error';
import { MediaStore } from '@zaino/service/media/media-store';
import { SingleFlight } from '@zaino/service/single-flight';
import { Readiness } from '@zaino/service/readiness';
import { ScheduledTask } from '@zaino/service/schedule/scheduled-task';
import { DataSource } from 'typeorm';
import { ArticleIndex } from './article-index';
import { readArticles } from './read-articles';

const POLL_MS = 1_000;
/** Articles that are read and taken over in one piece: some milliseconds in which no call is answered. */
const BATCH = 100;

/**
 * Owner of the index that lists and the search are answered from. It is built at start and follows the database
 * once a second, or as soon as a writer asks for it. While the database is away it goes on serving what it had.
 */
@Injectable()
export class ArticleIndexHolder implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('ArticleIndexHolder');
  private readonly index = new ArticleIndex();
  private readonly changed: ChangedRows;
  private readonly takeOver = new SingleFlight(() => this.readChanges());
  private readonly poll = new ScheduledTask({
    name: 'ArticlePoll',
    pauseMs: POLL_MS,
    run: () => this.takeOver.ask(),
  });
  private isBuilt = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaStore,
    private readonly changes: DataChanges,
    private readonly clock: Clock,
    readiness: Readiness,
  ) {
    this.changed = new ChangedRows(dataSource, 'article');
    readiness.add({
      name: 'articles',
      isRequired: true,
      check: () => Promise.resolve().then(() => this.current()),
    });
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.poll.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.poll.stop();
    await this.takeOver.settled();
  }

  /** The index to answer from, with all that has appeared by now; unavailable until it was built. */
  current(): ArticleIndex {
    if (!this.isBuilt) throw new DomainError('unavailable', sharedErrorCodes.unavailable);
    this.showDue();
    return this.index;
  }

  /** The index with all that was committed before the call, by any copy of the service; rejects where that fails. */
  async latest(): Promise<ArticleIndex> {
    await this.takeOver.ask();
    return this.current();
  }

  /**
   * Takes over all that was committed before the call: who has written reads it afterwards. Never rejects: what
   * fails now is taken over by the next look.
   */
  refresh(): Promise<void> {
    return this.takeOver
      .ask()
      .catch((error: unknown) =>
        this.logger.warn(`The articles could not be read: ${String(error)}`),
      );
  }

  private async readChanges(): Promise<void> {
    this.showDue();
    const { index } = this;
    const changed = await this.changed.find(index);
    let isNews = false;
    try {
      for (let start = 0; start < changed.length; start += BATCH) {
        const isSeen = await this.takeOverArticles(changed.slice(start, start + BATCH));
        isNews ||= isSeen;
      }
    } catch (error) {
      this.changed.forget();
      throw error;
    } finally {
      if (isNews) this.changes.publish({ domain: 'blog' });
    }
    this.isBuilt = true;
  }

  /** Tells whether everybody sees a change. */
  private async takeOverArticles(ids: number[]): Promise<boolean> {
    const { index, media } = this;
    const { manager } = this.dataSource;
    const known = (id: number) => index.article(id);
    const articles = await readArticles({ manager, media, known }, ids);
    const present = new Set(articles.map(({ row }) => row.id));
    const isOneGone = index.remove(ids.filter((id) => !present.has(id)));
    return index.put(articles) || isOneGone;
  }

  /** The pages that were made before an article appeared do not have it. */
  private showDue(): void {
    const isDue = this.index.appear(this.clock.now());
    if (isDue && this.isBuilt) this.changes.publish({ domain: 'blog' });
  }
}
