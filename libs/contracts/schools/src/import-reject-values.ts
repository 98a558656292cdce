/** Rejected rows on one page of the list. */
export const REJECT_PAGE = 50;
/** Most rows of one call. */
export const REJECT_LIMIT = 500;

/** Why a row of a file cannot be used. */
export const rejectCodes = [
  'quotes',
  'columns',
  'characters',
  'too-long',
  'missing',
  'school-code',
  'course-year',
  'grade',
  'book-code',
  'price',
  'recommendation',
  'yes-or-no',
  'school-year',
  'comune-code',
  'cover',
] as const;
export type RejectCode = (typeof rejectCodes)[number];

/** The same for a person. */
export const rejectSentences: Record<RejectCode, string> = {
  quotes: 'Le virgolette non sono chiuse',
  columns: 'Il numero delle colonne non è quello dell’intestazione',
  characters: 'Ci sono caratteri illeggibili (il file non è in UTF-8)',
  'too-long': 'Il testo è troppo lungo',
  missing: 'Manca un testo obbligatorio',
  'school-code': 'Non è un codice scuola: due lettere, poi otto lettere o cifre',
  'course-year': 'L’anno di corso va da 1 a 6',
  grade: 'Il grado è EE, MM, NO o NT',
  'book-code': 'Il codice del libro ha 13 cifre, oppure comincia con AIE',
  price: 'Non è un prezzo, come 12,50',
  recommendation: 'Scrivi No, Ap, Mo o Si',
  'yes-or-no': 'Scrivi Si o No',
  'school-year': 'L’anno scolastico non è quello del file',
  'comune-code': 'Non è un codice catastale: una lettera e tre cifre',
  cover: 'Non è un percorso né un indirizzo https',
};

/** `corrected` waits to be imported, `imported` is. */
export const rejectStates = ['open', 'corrected', 'imported', 'discarded'] as const;
export type RejectState = (typeof rejectStates)[number];
