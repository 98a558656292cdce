import { foldLetters } from '@zaino/service/text-search/fold-letters';
import type { EntityManager } from 'typeorm';
import type { ArticleEntity } from '../articles/article.entity';
import { VISIBLE_ARTICLES } from '../articles/visible-articles';

const MOST = 3;

/**
 * Ids of what to read next: by tags and category that they have in common, the newest first among equals and where
 * there is nothing in common. A common tag says more than the category, which has many articles.
 */
export async function relatedArticles(
  manager: EntityManager,
  { id, tags, categoryId }: Pick<ArticleEntity, 'id' | 'tags' | 'categoryId'>,
  now: number,
): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(
    `SELECT article.id FROM article
     LEFT JOIN (
       SELECT article_id, COUNT(*) AS tags FROM article_tag WHERE tag IN (?) GROUP BY article_id
     ) AS common ON common.article_id = article.id
     WHERE article.id <> ? AND ${VISIBLE_ARTICLES}
     ORDER BY 2 * COALESCE(common.tags, 0) + COALESCE(article.category_id = ?, 0) DESC,
       article.published_at DESC, article.id DESC
     LIMIT ${MOST}`,
    [['', ...tags.map(foldLetters)], id, new Date(now), categoryId],
  );
  return rows.map((row) => row.id);
}
