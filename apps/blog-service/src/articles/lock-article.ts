import type { EntityManager } from 'typeorm';
import { ArticleEntity } from './article.entity';
import { articleMissing } from './refused-article';

/** The row of an article, kept from all other writes; `not-found` where it is deleted, unless those are wanted too. */
export async function lockArticle(
  manager: EntityManager,
  id: number,
  { includesDeleted = false } = {},
): Promise<ArticleEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const row = await manager.findOne(ArticleEntity, { where: { id }, lock });
  if (row === null || (row.deletedAt !== null && !includesDeleted)) throw articleMissing();
  return row;
}
