/** What a new product begins with (specification, points 5 and 9); margin and discount in percent. */
export const newProductDefaults = {
  descrizione: '',
  margine: 25,
  sconto: 0,
  fornitore: 'aliexpress',
  fornitoreProductId: '',
  urlAliexpress: '',
  active: true,
  pezzi_disponibili: 999,
  pezzi_singolo_acquisto: 1,
  valutazione: 0,
  numeroRecensioni: 0,
  produttore: '',
  avvertenze: '',
  marcaturaCe: 'da-verificare',
} as const;
