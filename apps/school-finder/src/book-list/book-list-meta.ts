import { bookListPath } from '@zaino/rules/book-list-path';
import { describePage, type PageMeta } from '@zaino/web/page-meta';

export const bookListTitle = () => 'Hai la lista della scuola?';

/** What the page says of itself: the same for everybody. */
export function bookListMeta(): PageMeta {
  return {
    canonical: bookListPath,
    description: describePage(
      'Incolla la lista dei libri, scegli il PDF della scuola o fotografa i codici a barre: trovi i libri, i prezzi e la classe.',
      'La lista resta sul tuo dispositivo.',
    ),
  };
}
