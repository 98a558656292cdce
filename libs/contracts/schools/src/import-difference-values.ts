/** Schools on one page of the list. */
export const DIFFERENCE_PAGE = 50;

/**
 * What changed for a class: a book was added or dropped, one took the place of another volume or edition of it, or costs
 * something else; or all that is to buy now costs more than the ministry's cap.
 */
export const differenceKinds = ['added', 'dropped', 'volume', 'price', 'over-cap'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];
