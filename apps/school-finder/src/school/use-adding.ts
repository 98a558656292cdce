import type { School } from '@zaino/contracts/schools';
import { addLines, getCart, useCart } from '@zaino/web/cart';
import { useState } from 'react';
import { addedWords, toCartLine } from './cart-lines';
import type { ListBook } from './list-rules';

/** What was just put into the cart, and how to take it back. */
interface Added {
  words: string;
  undo: () => void;
}

/** Puts books of a class into the cart and keeps what to tell about the last time. */
export function useAdding(school: School) {
  const [added, setAdded] = useState<Added | null>(null);
  // Whoever adds must know what is in the cart already: a subscriber has it read.
  useCart();

  const add = (books: ListBook[]) => {
    const lines = books.map((book) => toCartLine(book, school));
    const words = addedWords(getCart(), lines);
    const takeBack = addLines(lines);
    setAdded({
      words,
      undo: () => {
        takeBack();
        setAdded(null);
      },
    });
  };

  return { added, add, dismiss: () => setAdded(null) };
}
