import { articleSlug } from '@zaino/rules/article-slug';
import type { EntityManager } from 'typeorm';
import { isVisible } from '../articles/appearance';
import { type ArticleColumns, articleColumns, isWritten } from '../articles/article-columns';
import type { ArticleWords } from '../articles/article-content';
import { noteSlug } from '../articles/choose-slug';
import { lockArticle } from '../articles/lock-article';
import { Article, ArticleSlug } from '../database/entities/article.entity';
import type { FileArticle } from './blog-file';
import { importReaders } from './import-readers';

export type Outcome = 'made' | 'changed' | 'unchanged' | 'deleted';

interface Given {
  article: FileArticle;
  /** As they are kept. */
  words: ArticleWords;
  now: Date;
}

/** Makes an article, or changes the one that its slug leads to; one that an admin has deleted stays so. */
export async function importArticle(manager: EntityManager, given: Given): Promise<Outcome> {
  const slug = articleSlug(given.article.slug);
  const known = await manager.findOneBy(ArticleSlug, { slug });
  const before = known && (await lockArticle(manager, known.articleId, { includesDeleted: true }));
  if (before?.deletedAt) return 'deleted';
  const columns = await columnsOf(manager, given, before);
  if (before && isWritten(before, columns)) return 'unchanged';
  if (before) await change(manager, { before, columns, now: given.now });
  else await make(manager, given, columns);
  return before ? 'changed' : 'made';
}

async function columnsOf(
  manager: EntityManager,
  { article, words, now }: Given,
  before: Article | null,
): Promise<ArticleColumns> {
  const columns = await articleColumns(manager, { form: article, words, before, now });
  // Unlike a form, a file may say of an archived article when it appeared.
  if (article.status !== 'archived' || !article.publishedAt) return columns;
  return { ...columns, publishedAt: new Date(article.publishedAt) };
}

async function make(
  manager: EntityManager,
  { article, now }: Given,
  columns: ArticleColumns,
): Promise<void> {
  const { publishedAt, slug } = columns;
  // What is said to have appeared long ago was not written now.
  const moment = publishedAt !== null && publishedAt < now ? publishedAt : now;
  const times = { createdAt: moment, updatedAt: moment, deletedAt: null };
  const { id } = await manager.save(Article, { ...columns, ...times, version: 1 });
  const isPublic = isVisible(columns, now);
  await noteSlug(manager, { articleId: id, before: null, slug, isPublic, now });
  await importReaders(manager, id, article);
}

async function change(
  manager: EntityManager,
  { before, columns, now }: { before: Article; columns: ArticleColumns; now: Date },
): Promise<void> {
  const { id, slug, version } = before;
  await manager.update(Article, { id }, { ...columns, version: version + 1, updatedAt: now });
  await noteSlug(manager, {
    articleId: id,
    before: { slug, wasPublic: isVisible(before, now) },
    slug: columns.slug,
    isPublic: isVisible(columns, now),
    now,
  });
}
