/** Sentences of this contract's rules that forms and the service need without the schema. */
export const catalogueSentences = {
  noSuchYear: 'Questa scuola non ha un anno con questo numero',
  reviewRefusal: 'Scrivi il motivo: lo legge chi ha scritto la recensione',
  reportReason: 'Scegli un motivo',
} as const;
