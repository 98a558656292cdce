import type { SearchFit } from '@zaino/contracts/shared';
import { foldLetters } from '@zaino/service/text-search/fold-letters';
import type { EntityManager } from 'typeorm';
import { CategoryAliasEntity } from '../categories/category-alias.entity';
import { CategoryEntity } from '../categories/category.entity';
import { both, type ArticleCondition } from '../search/condition';
import { findByWords } from '../search/find-by-words';
import type { ArticlesQuestion } from './article-question';
import { inState, type ListedArticles } from './listed-articles';

interface Selected {
  /** Of the page. */
  ids: number[];
  /** How many fit, also beyond the page. */
  total: number;
  /** How well what was found by words fits; null otherwise. */
  fit: SearchFit | null;
}

type Filters = Pick<ArticlesQuestion, 'category' | 'tag' | 'status'>;

/** The page of a list; what a search found is in the order of how well it fits, and of the list among equals. */
export async function selectArticles(
  manager: EntityManager,
  question: ArticlesQuestion & { now: number },
  { seen, latestBy }: ListedArticles,
): Promise<Selected> {
  const { search, offset, limit, now } = question;
  const wanted = await fitting(manager, question, now);
  if (search !== '') {
    const words = { text: search, known: seen, wanted, latestBy };
    const { ids, fit } = await findByWords(manager, words);
    return { ids: ids.slice(offset, offset + limit), total: ids.length, fit };
  }
  const { sql, values } = both(seen, wanted);
  const rows = await manager.query<{ id: number }[]>(
    `SELECT article.id FROM article WHERE ${sql}
     ORDER BY article.${latestBy} DESC, article.id DESC LIMIT ? OFFSET ?`,
    [...values, limit, offset],
  );
  const [count] = await manager.query<{ total: string }[]>(
    `SELECT COUNT(*) AS total FROM article WHERE ${sql}`,
    values,
  );
  return { ids: rows.map(({ id }) => id), total: Number(count?.total), fit: null };
}

async function fitting(
  manager: EntityManager,
  { category, tag, status }: Filters,
  now: number,
): Promise<ArticleCondition> {
  let fits: ArticleCondition = { sql: 'TRUE', values: [] };
  if (status !== undefined) fits = both(fits, inState(status, now));
  if (category !== '') {
    const ids = await categoriesCalled(manager, category);
    fits = both(fits, { sql: 'article.category_id IN (?)', values: [[0, ...ids]] });
  }
  if (tag === '') return fits;
  const sql = 'article.id IN (SELECT article_id FROM article_tag WHERE tag = ?)';
  return both(fits, { sql, values: [tag] });
}

/** By id, by name, or by an id that it had before it was renamed. */
async function categoriesCalled(manager: EntityManager, called: string): Promise<number[]> {
  const categories = await manager.find(CategoryEntity);
  const aliases = await manager.findBy(CategoryAliasEntity, { kind: 'slug' });
  return [
    ...categories
      .filter(({ slug, name }) => slug === called || foldLetters(name) === called)
      .map(({ id }) => id),
    ...aliases.filter(({ word }) => word === called).map(({ categoryId }) => categoryId),
  ];
}
