/** The price of the paid plan that the sandbox knows from the start, as `BOOKSHOP_PLAN_PRICE_ID`. */
export const demoPlanPrice = 'price_1ZainoDemoPlus';

/** The same with its cents a month, for the sandbox's `PRICES`; as `BOOKSHOP_PLAN_MONTHLY_CENTS` unless that is set. */
export const demoPlanPrices = `${demoPlanPrice}:${process.env.BOOKSHOP_PLAN_MONTHLY_CENTS || '1900'}`;
