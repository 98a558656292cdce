import { numberedSlug } from '@zaino/rules/article-slug';
import { type EntityManager, In } from 'typeorm';
import { ArticleSlugEntity } from './article.entity';

/** What all numbered forms of a slug begin with: the longest lose their end to the number. */
const STEM = 110;

/**
 * A slug that no other article has, or had in public: the wish itself, or with a number. Whoever wishes for the same
 * waits here until this transaction has ended; where nobody had it yet, its primary key decides who was first.
 */
export async function chooseSlug(
  manager: EntityManager,
  wish: string,
  articleId: number | null,
): Promise<string> {
  const holder = await manager.findOne(ArticleSlugEntity, {
    where: { slug: wish },
    lock: { mode: 'pessimistic_write' },
  });
  if (holder === null || holder.articleId === articleId) return wish;
  const rows = await manager.query<{ slug: string; articleId: number }[]>(
    'SELECT slug, article_id AS articleId FROM article_slug WHERE slug LIKE ?',
    [`${wish.slice(0, STEM)}%`],
  );
  const holders = new Map(rows.map((row) => [row.slug, row.articleId]));
  for (let number = 2; ; number += 1) {
    const slug = numberedSlug(wish, number);
    const other = holders.get(slug);
    if (other === undefined || other === articleId) return slug;
  }
}

/** How an article's slug is noted. */
interface SlugChange {
  articleId: number;
  /** The one that counted until now, and whether everybody could see the article by it. */
  before: { slug: string; wasPublic: boolean } | null;
  slug: string;
  isPublic: boolean;
  now: Date;
}

/** Old slugs go on leading to the article, but for those that the public never saw. */
export async function noteSlug(manager: EntityManager, change: SlugChange): Promise<void> {
  const { articleId, before, slug, isPublic, now } = change;
  const shown = [before?.wasPublic && before.slug, isPublic && slug].filter((one) => one !== false);
  if (slug !== before?.slug) {
    const known = await manager.existsBy(ArticleSlugEntity, { slug, articleId });
    if (!known) await manager.insert(ArticleSlugEntity, { slug, articleId, createdAt: now });
  }
  const names = shown.filter((one) => one !== undefined);
  if (names.length > 0)
    await manager.update(ArticleSlugEntity, { slug: In(names) }, { wasPublic: true });
  if (before && slug !== before.slug) {
    await manager.delete(ArticleSlugEntity, { slug: before.slug, wasPublic: false });
  }
}
