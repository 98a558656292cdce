import { BLOG_PAGE_SIZE } from '@zaino/contracts/blog';
import { isUnfiltered } from '../blog-filters';
import type { ArticleListData } from './article-list.api';

/** Whether the latest article stands out: on the blog's own first page, where it leaves no gap. */
export function hasLead({ filters, page, found }: ArticleListData): boolean {
  return isUnfiltered(filters) && page === 1 && found?.articles.length === BLOG_PAGE_SIZE;
}
