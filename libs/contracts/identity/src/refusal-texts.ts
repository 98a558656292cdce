/** Sentences that a form or the service says without the schema. */
export const OWN_PASSWORD_MISSING = 'Scrivi la tua password per confermare';
/** While nobody can be signed in, whoever is to do it. */
export const SIGN_IN_UNAVAILABLE =
  'L’accesso non è disponibile in questo momento: riprova tra qualche minuto.';
