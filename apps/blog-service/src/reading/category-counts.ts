import type { BlogCategory } from '@zaino/contracts/blog';
import type { ArticleIndex } from './index/article-index';

const collator = new Intl.Collator('it');

/** Categories in the order of the alphabet with how many articles everybody sees; of `others` also those without any. */
export function categoryCounts(
  index: ArticleIndex,
  others: readonly { slug: string; name: string }[] = [],
): BlogCategory[] {
  const counts = new Map<string, BlogCategory>();
  for (const { slug: id, name } of others) counts.set(id, { id, name, articles: 0 });
  for (const { category } of index.newest()) {
    if (category === null) continue;
    const { slug: id, name } = category;
    counts.set(id, { id, name, articles: (counts.get(id)?.articles ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => collator.compare(one.name, other.name));
}
