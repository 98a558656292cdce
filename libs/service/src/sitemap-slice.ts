import type { SitemapPage, SitemapSlice } from '@zaino/contracts/shared';

interface Part<Item> {
  items: Item[];
  next: number | null;
}

/** So many of a list from a place on. What changes the list has the sitemap made anew, so places may shift. */
export function partOf<Item>(items: readonly Item[], after: number, size: number): Part<Item> {
  const end = after + size;
  return { items: items.slice(after, end), next: end < items.length ? end : null };
}

/** A slice of a list that is in memory. */
export function sliceOf(pages: readonly SitemapPage[], after: number, size: number): SitemapSlice {
  const { items, next } = partOf(pages, after, size);
  return { pages: items, next };
}
