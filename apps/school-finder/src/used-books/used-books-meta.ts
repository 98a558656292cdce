import { usedBooksPath } from '@zaino/rules/used-books-path';
import { describePage, type PageMeta } from '@zaino/web/page-meta';

export const usedBooksTitle = () => 'Libri usati';

/** What the page says of itself: what is asked in its address is nobody else's matter. */
export function usedBooksMeta(): PageMeta {
  return {
    canonical: usedBooksPath,
    description: describePage(
      'Leggi i codici dei libri che non ti servono più: quali classi vicino a te li usano il prossimo anno, quanto possono valere e quali librerie li ritirano.',
    ),
  };
}
