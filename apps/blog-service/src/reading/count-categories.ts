import type { BlogCategory } from '@zaino/contracts/blog';
import type { EntityManager } from 'typeorm';
import { VISIBLE_ARTICLES } from '../articles/visible-articles';

const collator = new Intl.Collator('it');

/** All categories in the order of the alphabet, with how many articles everybody sees. */
export async function countCategories(
  manager: EntityManager,
  now: number,
): Promise<BlogCategory[]> {
  const rows = await manager.query<(Pick<BlogCategory, 'id' | 'name'> & { articles: string })[]>(
    `SELECT category.slug AS id, category.name, COUNT(article.id) AS articles
     FROM blog_category category
     LEFT JOIN article ON article.category_id = category.id AND ${VISIBLE_ARTICLES}
     GROUP BY category.id, category.slug, category.name`,
    [new Date(now)],
  );
  return rows
    .map((row) => ({ ...row, articles: Number(row.articles) }))
    .sort((one, other) => collator.compare(one.name, other.name));
}
