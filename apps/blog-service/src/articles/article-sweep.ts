import { Injectable } from '@nestjs/common';
import { RESTORE_DAYS } from '@zaino/contracts/blog';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, In, LessThan } from 'typeorm';
import { ArticleDraftEntity } from './article-draft.entity';
import { ArticleEntity } from './article.entity';

const PAUSE_MS = HOUR_MS;
/** For how long an unsaved form is kept after it was last touched, in days. */
const DRAFT_DAYS = 90;
/** Of articles in one transaction; each may have many comments and likes. */
const BATCH = 20;

/** Tables with what an article leaves behind, also what readers and the search know of it. */
const ofArticles = [
  'article_slug',
  'article_tag',
  'article_word',
  'article_like',
  'article_like_address',
  'blog_comment',
];

/** Forgets articles that were deleted too long ago to be brought back, and forms that nobody came back to. */
@Injectable()
export class ArticleSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: PAUSE_MS, copies: 'one' })
  async run(): Promise<void> {
    const savedAt = LessThan(this.daysAgo(DRAFT_DAYS));
    await this.dataSource.getRepository(ArticleDraftEntity).delete({ savedAt });
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
      const articles = await manager.find(ArticleEntity, {
        select: { id: true },
        where: { deletedAt: LessThan(cutoff) },
        order: { deletedAt: 'ASC', id: 'ASC' },
        take: BATCH,
        lock: { mode: 'pessimistic_write' },
      });
      const ids = articles.map(({ id }) => id);
      if (ids.length === 0) return 0;
      for (const table of ofArticles) {
        await manager.query(`DELETE FROM ${table} WHERE article_id IN (?)`, [ids]);
      }
      await manager.delete(ArticleDraftEntity, { key: In(ids.map(String)) });
      await manager.delete(ArticleEntity, { id: In(ids) });
      return ids.length;
    });
  }
}
