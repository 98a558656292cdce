import { articleSlug } from '@zaino/rules/article-slug';
import type { EntityManager } from 'typeorm';
import { type ArticleColumns, articleColumns, isWritten } from '../articles/article-columns';
import type { ArticleWords } from '../articles/article-content';
import { lockArticle } from '../articles/lock-article';
import { changeArticle, insertArticle } from '../articles/write-article';
import { type ArticleEntity, ArticleSlugEntity } from '../articles/article.entity';
import type { FileArticle } from './blog-file';
import { importReaders } from './import-readers';

export type ArticleImport = 'made' | 'changed' | 'unchanged' | 'deleted';

interface Given {
  article: FileArticle;
  /** As they are kept. */
  words: ArticleWords;
  now: Date;
}

/** Makes an article, or changes the one that its slug leads to; one that an admin has deleted stays so. */
export async function importArticle(manager: EntityManager, given: Given): Promise<ArticleImport> {
  const slug = articleSlug(given.article.slug);
  const known = await manager.findOneBy(ArticleSlugEntity, { slug });
  const before = known && (await lockArticle(manager, known.articleId, { includesDeleted: true }));
  if (before?.deletedAt) return 'deleted';
  const columns = await columnsOf(manager, given, before);
  if (before && isWritten(before, columns)) return 'unchanged';
  if (before) await changeArticle(manager, { before, columns, now: given.now });
  else await make(manager, given, columns);
  return before ? 'changed' : 'made';
}

async function columnsOf(
  manager: EntityManager,
  { article, words, now }: Given,
  before: ArticleEntity | null,
): Promise<ArticleColumns> {
  const columns = await articleColumns(manager, { form: article, words, before, now });
  // Unlike a form, a file may say of an archived article when it appeared.
  if (article.status !== 'archived' || !article.publishedAt) return columns;
  return { ...columns, publishedAt: new Date(article.publishedAt), plannedAt: null };
}

async function make(
  manager: EntityManager,
  { article, now }: Given,
  columns: ArticleColumns,
): Promise<void> {
  const { publishedAt } = columns;
  // What is said to have appeared long ago was not written now.
  const writtenAt = publishedAt !== null && publishedAt < now ? publishedAt : now;
  const id = await insertArticle(manager, { columns, writtenAt, creationKey: null, now });
  await importReaders(manager, id, article);
}
