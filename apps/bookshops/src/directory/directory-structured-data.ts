import type { BookshopList } from '@zaino/contracts/bookshops';
import { bookStore } from '@zaino/web/book-store';
import { breadcrumbList } from '@zaino/web/breadcrumb-list';

/** What the list of bookshops tells search engines of them, and of the way to it: for the server alone. */
export function directoryStructuredData(
  { bookshops }: BookshopList,
  steps: { name: string; path: string }[],
  origin: string,
): Record<string, unknown>[] {
  return [
    breadcrumbList(origin, steps),
    {
      '@type': 'ItemList',
      itemListElement: bookshops.map((bookshop, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: bookStore(bookshop),
      })),
    },
  ];
}
