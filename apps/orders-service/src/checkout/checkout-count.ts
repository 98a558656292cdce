/** Kind of the day's count of pages of the checkout that were opened. */
export const CHECKOUT_COUNT = 'checkout';
