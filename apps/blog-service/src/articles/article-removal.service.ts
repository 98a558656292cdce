import { Injectable } from '@nestjs/common';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { AfterCommit } from '@zaino/service/after-commit';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource } from 'typeorm';
import { articleSubject } from './article-act';
import { ArticleEntity } from './article.entity';
import { lockArticle } from './lock-article';

/** Deletes articles and brings them back: row, slugs, comments and likes stay until the sweep. */
@Injectable()
export class ArticleRemovalService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly afterCommit: AfterCommit,
    private readonly auditLog: AuditLog,
  ) {}

  async remove(id: number): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await lockArticle(manager, id);
      const deletedAt = new Date(this.clock.now());
      await manager.update(ArticleEntity, { id }, { deletedAt });
      await this.auditLog.record(manager, {
        act: 'articles.deleted',
        subject: articleSubject(id),
        before: { deletedAt: null },
        after: { deletedAt },
      });
    });
    await this.afterCommit.run();
  }

  /** One that is not deleted stays as it is. */
  async restore(id: number): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const { deletedAt } = await lockArticle(manager, id, { includesDeleted: true });
      if (deletedAt === null) {
        this.auditLog.changedNothing();
        return;
      }
      await manager.update(ArticleEntity, { id }, { deletedAt: null });
      await this.auditLog.record(manager, {
        act: 'articles.restored',
        subject: articleSubject(id),
        before: { deletedAt },
        after: { deletedAt: null },
      });
    });
    await this.afterCommit.run();
  }
}
