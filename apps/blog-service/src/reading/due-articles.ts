import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, IsNull, LessThanOrEqual } from 'typeorm';
import { ArticleEntity } from '../articles/article.entity';
import { BlogRevision } from './blog-revision';

const PAUSE_MS = 15_000;

/**
 * Says in the rows of scheduled articles that they are published, some seconds after everybody sees them. It is no
 * save: the version stays, so that an admin who has the form open is not told of a change.
 */
@Injectable()
export class DueArticles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly revision: BlogRevision,
  ) {}

  @Scheduled({ pauseMs: PAUSE_MS, copies: 'one' })
  async publish(): Promise<void> {
    const due = {
      status: 'scheduled' as const,
      publishedAt: LessThanOrEqual(new Date(this.clock.now())),
      deletedAt: IsNull(),
    };
    const { affected } = await inTransaction(this.dataSource, (manager) =>
      manager.update(ArticleEntity, due, { status: 'published' }),
    );
    if (affected) await this.revision.refresh();
  }
}
