/** Said where there is no product at an address. */
export const MISSING_PRODUCT = 'Prodotto non trovato';
