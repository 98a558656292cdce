import { quantityOf } from '@zaino/rules/cart';
import { lineKey } from '@zaino/rules/cart-line';
import { getCart, subscribe } from '@zaino/web/cart';
import { addPressed } from '@zaino/web/cart-press';
import { useEffect, useState } from 'react';
import { piecesToAdd, type ProductForSale, toProductLine } from './product-line';

/** Puts products into the cart; `words` say the last time, for those who listen. */
export function useAdding() {
  const [words, setWords] = useState('');
  // Whoever adds must know what is in the cart already: a subscriber has it read.
  useEffect(() => subscribe(() => undefined), []);

  /** Whether anything was added: stock and cart have an end. */
  const add = (product: ProductForSale, wanted: number): boolean => {
    const key = lineKey({ type: 'product', id: product.id });
    const inCart = quantityOf(getCart(), key);
    const pieces = piecesToAdd(product, wanted, inCart);
    // The other half of a double press says what the first one has.
    if (pieces > 0 && !addPressed([toProductLine(product, pieces)])) return true;
    setWords(pieces > 0 ? addedWords(product.nome, inCart + pieces) : fullWords(product.nome));
    return pieces > 0;
  };

  return { words, add };
}

/** The count makes a second time another sentence, which is read out again. */
function addedWords(nome: string, pieces: number): string {
  const count = pieces === 1 ? '1 pezzo' : `${pieces} pezzi`;
  return `${nome}: aggiunto al carrello, ${count} in tutto.`;
}

function fullWords(nome: string): string {
  return `${nome}: nel carrello ci sono già tutti i pezzi che si possono ordinare.`;
}
