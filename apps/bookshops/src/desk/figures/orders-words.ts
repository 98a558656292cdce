import { countWords } from '@zaino/charts/figure-words';

export const ordersWords = (orders: number): string =>
  orders === 1 ? '1 ordine' : `${countWords(orders)} ordini`;
