/** Of the address: which page of a product's reviews is shown. */
export const REVIEW_PAGE = 'recensioni';
