/** Who registers. */
export type Audience = 'bookshop' | 'family';

/** The pages that speak to bookshops. */
const pagesOfBookshops = /^\/(?:for-libraries|librerie)(?:[/?#]|$)/;

/** Who somebody is likely to be by the page that led here: a family, unless it was one for bookshops. */
export function audienceFrom(origin: string): Audience {
  return pagesOfBookshops.test(origin) ? 'bookshop' : 'family';
}
