import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { AfterCommit } from '@zaino/service/after-commit';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import { ArticleDraftEntity } from './article-draft.entity';
import { articleActOf } from './article-act';
import { ArticleEntity } from './article.entity';
import { type ArticleForm, articleColumns, isWritten } from './article-columns';
import { ArticleContent, type ArticleWords } from './article-content';
import { articleChanged } from './refused-article';
import { lockArticle } from './lock-article';
import { changeArticle, insertArticle } from './write-article';

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
export class ArticleWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly afterCommit: AfterCommit,
    private readonly content: ArticleContent,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Gives the new article as it was written. An unsaved form that was saved already changes its article: who sends it again
   * after a lost answer makes no second one.
   */
  create({ form, draft }: SaveOrder): Promise<ArticleEntity> {
    const creationKey = draft && creationKeyOf(draft);
    return this.save(form, async (manager, words, now) => {
      const known = creationKey && (await madeBefore(manager, creationKey));
      const id = known ? known.id : await make(manager, { creationKey, form, words, now });
      if (known) await change(manager, { before: known, version: 1, form, words, now });
      await endDraft(manager, draft);
      return { id, before: known || null };
    });
  }

  /**
   * Refuses as `article-changed` what was begun on another version, unless the article is as it is to be already: a
   * call that is repeated after a lost answer finds its work done. Gives the article as it was written.
   */
  update({ id, form, version, draft }: UpdateOrder): Promise<ArticleEntity> {
    return this.save(form, async (manager, words, now) => {
      const before = await lockArticle(manager, id);
      await change(manager, { before, version, form, words, now });
      await endDraft(manager, draft);
      return { id, before };
    });
  }

  /** Read while it is locked: who has saved is answered their own version, and not that of whoever comes next. */
  private async save(
    form: ArticleForm,
    action: (manager: EntityManager, words: ArticleWords, now: Date) => Promise<Saved>,
  ): Promise<ArticleEntity> {
    const words = await this.content.words({ ...form, status: form.status ?? 'published' });
    const written = await inTransaction(
      this.dataSource,
      async (manager) => {
        const { id, before } = await action(manager, words, new Date(this.clock.now()));
        const after = await manager.findOneByOrFail(ArticleEntity, { id });
        const act = articleActOf(before, after);
        if (act === null) this.auditLog.changedNothing();
        else await this.auditLog.record(manager, act);
        return after;
      },
      { retriesDuplicates: true },
    );
    await this.afterCommit.run();
    return written;
  }
}

/** What was saved, and how it was before. */
interface Saved {
  id: number;
  before: ArticleEntity | null;
}

interface Save {
  form: ArticleForm;
  words: ArticleWords;
  now: Date;
}

/** The article that was made from the same form, locked; one that is deleted by now counts no more. */
async function madeBefore(
  manager: EntityManager,
  creationKey: string,
): Promise<ArticleEntity | null> {
  const lock = { mode: 'pessimistic_write' } as const;
  const known = await manager.findOne(ArticleEntity, { where: { creationKey }, lock });
  if (!known?.deletedAt) return known;
  await manager.update(ArticleEntity, { id: known.id }, { creationKey: null });
  return null;
}

async function make(
  manager: EntityManager,
  { creationKey, ...save }: Save & { creationKey: string | null },
): Promise<number> {
  const { now } = save;
  const columns = await articleColumns(manager, { ...save, before: null });
  return insertArticle(manager, { columns, writtenAt: now, creationKey, now });
}

async function change(
  manager: EntityManager,
  { version, ...save }: Save & { before: ArticleEntity; version?: number },
): Promise<void> {
  const { before, now } = save;
  const columns = await articleColumns(manager, save);
  if (isWritten(before, columns)) return;
  if (version !== undefined && version !== before.version) throw articleChanged();
  await changeArticle(manager, { before, columns, now });
}

function creationKeyOf({ adminId, key }: { adminId: string; key: string }): string {
  return createHash('sha256').update(`${adminId} ${key}`).digest('hex').slice(0, 32);
}

async function endDraft(manager: EntityManager, draft: SaveOrder['draft']): Promise<void> {
  if (draft) await manager.delete(ArticleDraftEntity, draft);
}
