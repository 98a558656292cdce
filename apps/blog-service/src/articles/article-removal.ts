import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource } from 'typeorm';
import { Article } from '../database/entities/article.entity';
import { ArticleKeeper } from '../reading/index/article-keeper';
import { lockArticle } from './lock-article';

/** Deletes articles and brings them back: row, slugs, comments and likes stay until the sweep. */
@Injectable()
export class ArticleRemoval {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly keeper: ArticleKeeper,
  ) {}

  async remove(id: number): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await lockArticle(manager, id);
      await manager.update(Article, { id }, { deletedAt: new Date(this.clock.now()) });
    });
    await this.keeper.refresh();
  }

  /** One that is not deleted stays as it is. */
  async restore(id: number): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await lockArticle(manager, id, { includesDeleted: true });
      await manager.update(Article, { id }, { deletedAt: null });
    });
    await this.keeper.refresh();
  }
}
