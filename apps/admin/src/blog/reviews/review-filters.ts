import type { ReviewShelf } from '@zaino/contracts/catalogue';

/** Where reviews stand, as admins read it. */
export const shelfWords: Record<ReviewShelf, string> = {
  pending: 'Da leggere',
  reported: 'Segnalate',
  approved: 'Pubblicate',
  refused: 'Rifiutate',
};

/** What of the reviews is shown; it stands in the page's address. */
export interface ReviewFilters {
  /** Empty for all. */
  shelf: ReviewShelf | '';
  /** Empty for those of all products. */
  productId: string;
  page: number;
}

/** In the address, for reviews of any state. */
const ALL = 'tutte';

/** Without any word it is what waits; of one product all of them. */
export function readReviewFilters(parameters: URLSearchParams): ReviewFilters {
  const page = Number(parameters.get('pagina'));
  const shelf = parameters.get('stato') ?? '';
  const productId = /^P-(?!0000$)\d{4,10}$/.exec(parameters.get('prodotto') ?? '')?.[0] ?? '';
  const otherwise = productId === '' && shelf !== ALL ? 'pending' : '';
  return {
    shelf: Object.hasOwn(shelfWords, shelf) ? (shelf as ReviewShelf) : otherwise,
    productId,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a list of reviews; its first page unless told. */
export function reviewsPath({ shelf, productId, page = 1 }: Partial<ReviewFilters>): string {
  const parameters = Object.entries({
    stato: shelf === '' ? ALL : shelf,
    prodotto: productId,
    pagina: page > 1 ? String(page) : '',
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? '/admin/blog/reviews' : `/admin/blog/reviews?${query}`;
}
