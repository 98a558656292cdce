import { FilterChips } from '@zaino/ui/filter-chips';
import { blogPath, type BlogFilterName } from '../blog-filters';
import type { ArticleListData } from './article-list.api';
import { categoryName } from './article-list-meta';

/** What the list is narrowed down by, each with the way to take it back. */
export function ActiveFilters({ data }: { data: ArticleListData }) {
  const { filters } = data;
  const words: Record<BlogFilterName, string> = {
    cerca: `“${filters.cerca}”`,
    categoria: categoryName(data),
    tag: `Tag: ${filters.tag}`,
  };
  const applied = (Object.keys(words) as BlogFilterName[]).filter((name) => filters[name] !== '');
  const chips = applied.map((name) => ({
    words: words[name],
    to: blogPath({ ...filters, [name]: '' }),
  }));
  return <FilterChips chips={chips} />;
}
