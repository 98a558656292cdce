/** Sentences of this contract's rules that stand in several schemas, or in a form or the service without one. */
export const orderSentences = {
  bookChosen: 'Scegli almeno un libro',
  comune: 'Scegli il Comune',
  digitalCode: 'Di’ se il codice digitale è già stato usato',
  lineChosen: 'Scegli almeno un articolo',
  lineTwice: 'Questa riga c’è due volte',
  tooManyPieces: 'Più pezzi di quelli della riga',
  trackingCode: 'Scrivi il codice di spedizione',
} as const;
