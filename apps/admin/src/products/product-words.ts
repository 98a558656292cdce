import { agreed, counted, type Noun } from '@zaino/data-table/count-words';

export const productNoun: Noun = {
  one: 'prodotto',
  many: 'prodotti',
  theOne: 'il prodotto',
  theMany: 'i prodotti',
  ofMany: 'dei prodotti',
  none: 'nessun prodotto',
  isFeminine: false,
};

/** `1 prodotto`, `2.000 prodotti`. */
export const products = (count: number): string => counted(productNoun, count);

/** `1 prodotto attivato`, `3 prodotti attivati`. */
export function productsAre(
  count: number,
  done: 'attivat' | 'disattivat' | 'modificat' | 'eliminat',
) {
  return `${products(count)} ${agreed(productNoun, count, done)}`;
}
