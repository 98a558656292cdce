import { useState } from 'react';
import type { ListBook } from './list-rules';

function keysOf(books: ListBook[]): ReadonlySet<string> {
  return new Set(books.map(({ key }) => key));
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = [...keys].filter((one) => one !== key);
  return new Set(keys.has(key) ? others : [...others, key]);
}

/** Which books of a list are ticked; what cannot be sold never is, and of an old year's list nothing at first. */
export function useTicks(books: ListBook[], isCurrent: boolean) {
  const sellable = books.filter(({ adozione }) => adozione.vendibile);
  const [keys, setKeys] = useState<ReadonlySet<string>>(() =>
    keysOf(books.filter(({ isTickedAtFirst }) => isCurrent && isTickedAtFirst)),
  );
  const ticked = sellable.filter(({ key }) => keys.has(key));
  const isAllTicked = ticked.length > 0 && ticked.length === sellable.length;
  return {
    ticked,
    isAllTicked,
    isTicked: (book: ListBook) => keys.has(book.key),
    toggle: ({ key }: ListBook) => setKeys((current) => toggled(current, key)),
    toggleAll: () => setKeys(keysOf(isAllTicked ? [] : sellable)),
  };
}
