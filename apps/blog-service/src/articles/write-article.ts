import type { EntityManager } from 'typeorm';
import { ArticleEntity } from './article.entity';
import { isVisible } from './appearance';
import type { ArticleColumns } from './article-columns';
import { isSameText } from '../search/article-words';
import { keepWords } from '../search/keep-words';
import { noteSlug } from './choose-slug';

interface NewArticle {
  columns: ArticleColumns;
  /** When it is said to have been written. */
  writtenAt: Date;
  /** Of the unsaved form that it was made from. */
  creationKey: string | null;
  now: Date;
}

/** Inserts an article with its slug; gives its number. */
export async function insertArticle(manager: EntityManager, article: NewArticle): Promise<number> {
  const { columns, writtenAt, creationKey, now } = article;
  const times = { createdAt: writtenAt, updatedAt: writtenAt, deletedAt: null };
  const { id } = await manager.save(ArticleEntity, {
    ...columns,
    ...times,
    creationKey,
    version: 1,
  });
  const isPublic = isVisible(columns, now);
  await keepWords(manager, id, columns);
  await noteSlug(manager, { articleId: id, before: null, slug: columns.slug, isPublic, now });
  return id;
}

interface ChangedArticle {
  before: ArticleEntity;
  columns: ArticleColumns;
  now: Date;
}

/** Writes the next version of an article, whose row is locked. */
export async function changeArticle(
  manager: EntityManager,
  { before, columns, now }: ChangedArticle,
): Promise<void> {
  const { id, slug } = before;
  const version = before.version + 1;
  await manager.update(ArticleEntity, { id }, { ...columns, version, updatedAt: now });
  if (!isSameText(before, columns)) await keepWords(manager, id, columns);
  await noteSlug(manager, {
    articleId: id,
    before: { slug, wasPublic: isVisible(before, now) },
    slug: columns.slug,
    isPublic: isVisible(columns, now),
    now,
  });
}
