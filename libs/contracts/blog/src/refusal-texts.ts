/** Sentences of refused input that a form or the service says without the schema. */
export const CATEGORY_NAME_MISSING = 'Scrivi il nome della categoria.';
/** Said of the HTML as it came and, by the service, as it is kept. */
export const CONTENT_TOO_LONG = 'Il testo è troppo lungo';
