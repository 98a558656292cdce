import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import { ArticleDraft } from '../database/entities/article-draft.entity';
import { Article } from '../database/entities/article.entity';
import { ArticleKeeper } from '../reading/index/article-keeper';
import { isVisible } from './appearance';
import { type ArticleForm, articleColumns, isWritten } from './article-columns';
import { ArticleContent, type ArticleWords } from './article-content';
import { articleChanged } from './article-refusals';
import { noteSlug } from './choose-slug';
import { lockArticle } from './lock-article';

interface SaveOrder {
  form: ArticleForm;
  /** Whose unsaved form ends with this, if any. */
  draft: { adminId: string; key: string } | null;
}

interface UpdateOrder extends SaveOrder {
  id: number;
  /** The version that was read; any unless told. */
  version?: number;
}

/** Every save of an article goes through here: one transaction each. */
@Injectable()
export class ArticleWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly keeper: ArticleKeeper,
    private readonly content: ArticleContent,
  ) {}

  /** Gives the new article's number. */
  create({ form, draft }: SaveOrder): Promise<number> {
    return this.save(form, async (manager, words, now) => {
      const columns = await articleColumns(manager, { form, words, before: null, now });
      const times = { createdAt: now, updatedAt: now, deletedAt: null };
      const { id } = await manager.save(Article, { ...columns, ...times, version: 1 });
      const isPublic = isVisible(columns, now);
      await noteSlug(manager, { articleId: id, before: null, slug: columns.slug, isPublic, now });
      await endDraft(manager, draft);
      return id;
    });
  }

  /**
   * Refuses as `article-changed` what was begun on another version, unless the article is as it is to be already: a
   * call that is repeated after a lost answer finds its work done.
   */
  async update({ id, form, version, draft }: UpdateOrder): Promise<void> {
    await this.save(form, async (manager, words, now) => {
      const before = await lockArticle(manager, id);
      const columns = await articleColumns(manager, { form, words, before, now });
      if (!isWritten(before, columns)) {
        if (version !== undefined && version !== before.version) throw articleChanged();
        const next = { ...columns, version: before.version + 1, updatedAt: now };
        await manager.update(Article, { id }, next);
        await noteSlug(manager, {
          articleId: id,
          before: { slug: before.slug, wasPublic: isVisible(before, now) },
          slug: columns.slug,
          isPublic: isVisible(columns, now),
          now,
        });
      }
      await endDraft(manager, draft);
    });
  }

  /** Who has saved reads it afterwards; the keeper tells all who show articles. */
  private async save<Result>(
    form: ArticleForm,
    action: (manager: EntityManager, words: ArticleWords, now: Date) => Promise<Result>,
  ): Promise<Result> {
    const words = await this.content.words({ ...form, status: form.status ?? 'published' });
    const result = await inTransaction(
      this.dataSource,
      (manager) => action(manager, words, new Date(this.clock.now())),
      { retriesDuplicates: true },
    );
    await this.keeper.refresh();
    return result;
  }
}

async function endDraft(manager: EntityManager, draft: SaveOrder['draft']): Promise<void> {
  if (draft) await manager.delete(ArticleDraft, draft);
}
