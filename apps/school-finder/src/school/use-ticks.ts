import { type Choices, useKeptChoices } from './kept-choices';
import { bookKey, isSellable, isTickedAtFirst, type ListBook } from './list-rules';

interface TicksOptions {
  /** Names the list for the tab that keeps its ticks. */
  list: string;
  /** Of the school year that goes on: of an old year's list nothing is ticked at first. */
  isCurrent: boolean;
  isInCart: (book: ListBook) => boolean;
}

/** Which books of a list are ticked; what cannot be sold never is, and what is in the cart only where somebody wants it again. */
export function useTicks(books: ListBook[], { list, isCurrent, isInCart }: TicksOptions) {
  const [choices, change] = useKeptChoices(list);
  const isTicked = (book: ListBook) =>
    isSellable(book) &&
    (choices[bookKey(book)] ?? (isCurrent && isTickedAtFirst(book) && !isInCart(book)));
  const sellable = books.filter(isSellable);
  const ticked = sellable.filter(isTicked);
  const untaken = sellable.filter((book) => !isTicked(book) && !isInCart(book));
  const isAllTicked = ticked.length > 0 && untaken.length === 0;
  const tickAll = (isWanted: boolean): Choices =>
    Object.fromEntries(
      sellable.map((book) => [bookKey(book), isWanted && (isTicked(book) || !isInCart(book))]),
    );

  return {
    ticked,
    isAllTicked,
    /** What "Seleziona tutti" adds to what is ticked. */
    untaken,
    isTicked,
    toggle: (book: ListBook) => {
      const isWanted = !isTicked(book);
      change((now) => ({ ...now, [bookKey(book)]: isWanted }));
    },
    toggleAll: () => change(() => tickAll(!isAllTicked)),
    /** Leaves books (by their keys) to the rule, which ticks none that is in the cart; gives the way back. */
    forget: (keys: readonly string[]) => {
      const isMeant = ([key]: [string, unknown]) => keys.includes(key);
      const forgotten = Object.fromEntries(Object.entries(choices).filter(isMeant));
      change((now) => Object.fromEntries(Object.entries(now).filter((choice) => !isMeant(choice))));
      return () => change((now) => ({ ...now, ...forgotten }));
    },
  };
}
