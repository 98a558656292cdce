import { BLOG_PAGE_SIZE } from '@zaino/contracts/blog';
import { isUnfiltered } from '../blog-filters';
import type { ArticleListData } from './article-list.api';

/** Whether the latest article stands out: on the blog's own first page, where it leaves no gap. */
export function hasLead({ filters, page, found }: ArticleListData): boolean {
  return isUnfiltered(filters) && page === 1 && found?.articles.length === BLOG_PAGE_SIZE;
}

/** Cards of a row on a wide screen. */
const ROW = 3;

/** Of how many cards the images are seen at once, and loaded ahead of all others: those of the first row. */
export const eagerCards = (data: ArticleListData) => (hasLead(data) ? 1 : ROW);
