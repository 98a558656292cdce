/** What a bookshop can have here; what each means in words says the page. */
export const bookshopFeatures = [
  'address',
  'pickup',
  'pay-in-shop',
  'card-payments',
  'shop-front',
  'desk',
  'own-look',
  'forecast',
  'colleagues',
] as const;
/** Those of the paid plan alone: each is asked for by name where it is used (docs/decisions/plan.md). */
export const paidFeatures = ['own-look', 'forecast', 'colleagues'] as const;
export type PaidFeature = (typeof paidFeatures)[number];

/** What is said where one of them is asked for without the plan. */
export const PLAN_NEEDED_TEXT = 'Questa funzione è del piano Plus.';

/** Percent of the books that a bookshop with a payment account sells, where no setting says otherwise. */
export const USUAL_BOOKSHOP_FEE_PERCENT = 5;
