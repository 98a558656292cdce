import { useState } from 'react';
import { bookKey, isSellable, isTickedAtFirst, type ListBook } from './list-rules';

function keysOf(books: ListBook[]): ReadonlySet<string> {
  return new Set(books.map(bookKey));
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = [...keys].filter((one) => one !== key);
  return new Set(keys.has(key) ? others : [...others, key]);
}

/** Which books of a list are ticked; what cannot be sold never is, and of an old year's list nothing at first. */
export function useTicks(books: ListBook[], isCurrent: boolean) {
  const sellable = books.filter(isSellable);
  const [keys, setKeys] = useState<ReadonlySet<string>>(() =>
    keysOf(books.filter((book) => isCurrent && isTickedAtFirst(book))),
  );
  const ticked = sellable.filter((book) => keys.has(bookKey(book)));
  const isAllTicked = ticked.length > 0 && ticked.length === sellable.length;
  return {
    ticked,
    isAllTicked,
    isTicked: (book: ListBook) => keys.has(bookKey(book)),
    toggle: (book: ListBook) => setKeys((current) => toggled(current, bookKey(book))),
    toggleAll: () => setKeys(keysOf(isAllTicked ? [] : sellable)),
  };
}
