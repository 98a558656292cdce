import { useState } from 'react';
import type { ListBook } from './list-rules';

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = [...keys].filter((one) => one !== key);
  return new Set(keys.has(key) ? others : [...others, key]);
}

/** Which books of a list are ticked; what cannot be sold never is. */
export function useTicks(books: ListBook[]) {
  const sellable = books.filter(({ adozione }) => adozione.vendibile);
  const [keys, setKeys] = useState<ReadonlySet<string>>(
    () => new Set(books.filter(({ isTickedAtFirst }) => isTickedAtFirst).map(({ key }) => key)),
  );
  const ticked = sellable.filter(({ key }) => keys.has(key));
  const isAllTicked = ticked.length === sellable.length;
  return {
    ticked,
    isAllTicked,
    isTicked: (book: ListBook) => keys.has(book.key),
    toggle: ({ key }: ListBook) => setKeys((current) => toggled(current, key)),
    toggleAll: () => setKeys(new Set(isAllTicked ? [] : sellable.map(({ key }) => key))),
  };
}
