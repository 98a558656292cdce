/** Sentences of refused input that a form or the service says without the schema. */
export const BOOKSHOP_NAME_MISSING = 'Scrivi il nome della libreria';
export const MARGIN_WRONG = 'Scrivi un numero da 0 a 60';
