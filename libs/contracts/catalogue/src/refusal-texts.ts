/** Sentences of refused input that a form or the service says without the schema. */
export const NO_SUCH_YEAR = 'Questa scuola non ha un anno con questo numero';
export const REPORT_REASON_MISSING = 'Scegli un motivo';
export const REVIEW_REASON_MISSING = 'Scrivi il motivo: lo legge chi ha scritto la recensione';
