import { addLines, getCart, useCart } from '@zaino/web/cart';
import { useRef, useState } from 'react';
import { addedWords, type ListOwner, toCartLine } from './cart-lines';
import type { ListBook } from './list-rules';
import type { ForWhom } from './use-for-whom';

/** What was just put into the cart, and how to take it back. */
interface Added {
  words: string;
  undo: () => void;
}

/** Puts books of a class into the cart and keeps what to tell about the last time. */
export function useAdding(owner: ListOwner, whom: Pick<ForWhom, 'settle'>) {
  const [added, setAdded] = useState<Added | null>(null);
  const pressed = useRef<Element>(null);
  // Whoever adds must know what is in the cart already: a subscriber has it read.
  useCart();

  const close = () => {
    setAdded(null);
    // The notice goes and would take the keyboard's place with it.
    if (pressed.current instanceof HTMLElement) pressed.current.focus({ preventScroll: true });
  };

  const add = (books: ListBook[]) => {
    const child = whom.settle();
    if (child === null) return;
    const lines = books.map((book) => toCartLine(book, owner));
    const words = addedWords(getCart(), lines, child);
    const takeBack = addLines(lines, child?.id);
    pressed.current = document.activeElement;
    setAdded({
      words,
      undo: () => {
        takeBack();
        close();
      },
    });
  };

  return { added, add, dismiss: close };
}
