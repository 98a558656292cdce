/** What the list of products is called. */
export const CATALOGUE_TITLE = 'Prodotti per la Scuola';
