import type { EntityManager } from 'typeorm';
import { Article } from '../database/entities/article.entity';
import { articleMissing } from './article-refusals';

/** The row of an article, kept from all other writes; `not-found` where it is deleted, unless those are wanted too. */
export async function lockArticle(
  manager: EntityManager,
  id: number,
  { includesDeleted = false } = {},
): Promise<Article> {
  const lock = { mode: 'pessimistic_write' } as const;
  const row = await manager.findOne(Article, { where: { id }, lock });
  if (row === null || (row.deletedAt !== null && !includesDeleted)) throw articleMissing();
  return row;
}
