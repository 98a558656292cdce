import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { RESTORE_DAYS } from '@zaino/contracts/blog';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { ScheduledTask } from '@zaino/service/schedule/scheduled-task';
import { DataSource, In, LessThan } from 'typeorm';
import { ArticleDraft } from '../database/entities/article-draft.entity';
import { Article, ArticleSlug } from '../database/entities/article.entity';
import { BlogComment } from '../database/entities/comment.entity';
import { ArticleTagEntity } from '../search/article-tag.entity';
import { ArticleWordEntity } from '../search/article-word.entity';
import { ArticleLike } from '../database/entities/like.entity';

const PAUSE_MS = HOUR_MS;
/** For how long an unsaved form is kept after it was last touched, in days. */
const DRAFT_DAYS = 90;
/** Of articles in one transaction; each may have many comments and likes. */
const BATCH = 20;

/** Forgets articles that were deleted too long ago to be brought back, and forms that nobody came back to. */
@Injectable()
export class ArticleSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task = new ScheduledTask({
    name: 'ArticleSweep',
    pauseMs: PAUSE_MS,
    run: () => this.run(),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  async run(): Promise<void> {
    const savedAt = LessThan(this.daysAgo(DRAFT_DAYS));
    await this.dataSource.getRepository(ArticleDraft).delete({ savedAt });
    const cutoff = this.daysAgo(RESTORE_DAYS);
    while ((await this.forgetBatch(cutoff)) === BATCH);
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now() - days * DAY_MS);
  }

  /** Gives how many articles were forgotten. */
  private forgetBatch(cutoff: Date): Promise<number> {
    return inTransaction(this.dataSource, async (manager) => {
      // Copies of the service that sweep at once wait here, and find nothing left; so does who restores one.
      const articles = await manager.find(Article, {
        select: { id: true },
        where: { deletedAt: LessThan(cutoff) },
        order: { deletedAt: 'ASC', id: 'ASC' },
        take: BATCH,
        lock: { mode: 'pessimistic_write' },
      });
      const ids = articles.map(({ id }) => id);
      if (ids.length === 0) return 0;
      for (const target of [
        ArticleTagEntity,
        ArticleWordEntity,
        BlogComment,
        ArticleLike,
        ArticleSlug,
      ]) {
        await manager.delete(target, { articleId: In(ids) });
      }
      await manager.delete(ArticleDraft, { key: In(ids.map(String)) });
      await manager.delete(Article, { id: In(ids) });
      return ids.length;
    });
  }
}
