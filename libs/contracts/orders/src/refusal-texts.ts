/** Sentences of refused input that several schemas say, or a form or the service that needs nothing else of one. */
export const BOOK_MISSING = 'Scegli almeno un libro';
export const CARRIER_MISSING = 'Scrivi il corriere';
export const CARRIER_PAGE_WRONG = 'Scrivi un indirizzo che comincia con https://, o lascia vuoto';
export const COMUNE_MISSING = 'Scegli il Comune';
export const DIGITAL_CODE_MISSING = 'Di’ se il codice digitale è già stato usato';
export const ISBN_MISSING = 'Scrivi l’ISBN';
export const LINE_MISSING = 'Scegli almeno un articolo';
export const LINE_TWICE = 'Questa riga c’è due volte';
export const TOO_MANY_PIECES = 'Più pezzi di quelli della riga';
export const TRACKING_CODE_MISSING = 'Scrivi il codice di spedizione';
