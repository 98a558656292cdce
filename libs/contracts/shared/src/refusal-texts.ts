/** Sentences of refused input that several contracts say, or a form or a service that needs nothing else of a schema. */
export const CODE_MISSING = 'Scrivi il codice';
export const DAY_MISSING = 'Scegli il giorno';
export const DAYS_REVERSED = 'L’ultimo giorno viene dopo il primo';
export const FIRST_DAY_MISSING = 'Scegli il primo giorno';
/** Of what somebody names: a passkey, a view, a team. */
export const LABEL_MISSING = 'Scrivi un nome';
export const LAST_DAY_MISSING = 'Scegli l’ultimo giorno';
export const NAME_MISSING = 'Scrivi il nome';
export const PROVINCE_MISSING = 'Scrivi la provincia';
export const REASON_MISSING = 'Scrivi il motivo';
export const TITLE_MISSING = 'Scrivi il titolo';
