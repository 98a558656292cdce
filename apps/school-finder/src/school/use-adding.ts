import type { CartLine } from '@zaino/rules/cart-line';
import { getCart } from '@zaino/web/cart';
import { useCartPress } from '@zaino/web/use-cart-press';
import { useRef, useState } from 'react';
import { addedWords, type ListOwner, toCartLine } from './cart-lines';
import type { ListBook } from './list-rules';
import type { ForWhom } from './use-for-whom';

/** What was just put into the cart, and how to take it back. */
interface Added {
  words: string;
  undo: () => void;
}

interface AddingOptions {
  owner: ListOwner;
  whom: Pick<ForWhom, 'settle'>;
  /** Called with what was added; gives what else goes back with it. */
  onAdded: (lines: readonly CartLine[]) => () => void;
}

/** Puts books of a class into the cart and keeps what to tell about the last time. */
export function useAdding({ owner, whom, onAdded }: AddingOptions) {
  const [added, setAdded] = useState<Added | null>(null);
  const pressed = useRef<Element>(null);
  const before = useRef(getCart());

  const close = () => {
    setAdded(null);
    // The notice goes and would take the keyboard's place with it.
    if (pressed.current instanceof HTMLElement) pressed.current.focus({ preventScroll: true });
  };

  const { press, question, answer } = useCartPress(({ lines, whom: child, undo }) => {
    const takeBack = onAdded(lines);
    setAdded({
      words: addedWords(before.current, lines, child),
      undo: () => {
        undo();
        takeBack();
        close();
      },
    });
  });

  /** False where nothing can be added before a nickname is written. */
  const add = (books: ListBook[]): boolean => {
    const child = whom.settle();
    if (child === null) return false;
    before.current = getCart();
    pressed.current = document.activeElement;
    press(
      books.map((book) => toCartLine(book, owner)),
      child,
    );
    return true;
  };

  return { added, add, question, answer, dismiss: close, hide: () => setAdded(null) };
}
