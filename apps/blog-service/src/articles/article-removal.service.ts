import { Injectable } from '@nestjs/common';
import { AfterCommit } from '@zaino/service/after-commit';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource } from 'typeorm';
import { ArticleEntity } from './article.entity';
import { lockArticle } from './lock-article';

/** Deletes articles and brings them back: row, slugs, comments and likes stay until the sweep. */
@Injectable()
export class ArticleRemovalService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly afterCommit: AfterCommit,
  ) {}

  async remove(id: number): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await lockArticle(manager, id);
      await manager.update(ArticleEntity, { id }, { deletedAt: new Date(this.clock.now()) });
    });
    await this.afterCommit.run();
  }

  /** One that is not deleted stays as it is. */
  async restore(id: number): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await lockArticle(manager, id, { includesDeleted: true });
      await manager.update(ArticleEntity, { id }, { deletedAt: null });
    });
    await this.afterCommit.run();
  }
}
