import type { ArticleIndex } from './index/article-index';
import type { IndexedArticle } from './index/indexed-article';

const MOST = 3;

/** What to read next: by tags and category that they have in common, the newest first among equals and where there is nothing in common. */
export function relatedArticles(index: ArticleIndex, article: IndexedArticle): IndexedArticle[] {
  const { id } = article.row;
  return index
    .newest()
    .filter(({ row }) => row.id !== id)
    .map((other) => ({ other, nearness: nearness(article, other) }))
    .sort((one, two) => two.nearness - one.nearness)
    .slice(0, MOST)
    .map(({ other }) => other);
}

/** A common tag says more than the category, which has many articles. */
function nearness(article: IndexedArticle, other: IndexedArticle): number {
  const common = new Set(other.tagKeys.filter((tag) => article.tagKeys.includes(tag))).size;
  const isSameCategory =
    article.category !== null && other.category?.slug === article.category.slug;
  return 2 * common + (isSameCategory ? 1 : 0);
}
