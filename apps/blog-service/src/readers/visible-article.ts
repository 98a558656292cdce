import type { EntityManager } from 'typeorm';
import { articleMissing } from '../articles/refused-article';
import { VISIBLE_ARTICLES } from '../articles/visible-articles';

interface Question {
  articleId: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Until the end of the transaction nobody else changes what it counts. */
  isLocked?: boolean;
}

/** The likes of an article that everybody may see; rejects as `article-missing` where there is none. */
export async function visibleArticle(
  manager: EntityManager,
  { articleId, now, isLocked = false }: Question,
): Promise<{ likes: number }> {
  const [article] = await manager.query<{ likes: number }[]>(
    `SELECT likes FROM article
     WHERE id = ? AND ${VISIBLE_ARTICLES} ${isLocked ? 'FOR UPDATE' : ''}`,
    [articleId, new Date(now)],
  );
  if (article !== undefined) return article;
  throw articleMissing();
}
