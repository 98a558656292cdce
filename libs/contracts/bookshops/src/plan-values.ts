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
/** Percent of the books that a bookshop with a payment account sells, where no setting says otherwise. */
export const USUAL_BOOKSHOP_FEE_PERCENT = 5;
