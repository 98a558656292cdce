/** Who registers. */
export type Audience = 'bookshop' | 'family';

const pagesOfFamilies = /^\/(?:cart|checkout|school|scuola)(?:[/?#]|$)/;

/** Who somebody that comes from a page of the shop is likely to be: families buy, bookshops do not. */
export function audienceFrom(origin: string): Audience {
  return pagesOfFamilies.test(origin) ? 'family' : 'bookshop';
}
