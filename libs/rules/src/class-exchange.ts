import type { ListPart } from './list-parts';
import { toCents, toEuro } from './money';

/** Pieces of a book that were bought for the wrong class. */
interface WrongPieces {
  isbn: string;
  /** Another edition that comes, or came, in its place. */
  substituteIsbn: string | null;
  /** Euro that come back for them. */
  paid: number;
  /** Whether they may be given back still: the orders service says so. */
  isReturnable: boolean;
}

/** A book of the right class's list. */
interface ListedBook {
  isbn: string;
  part: ListPart;
  /** Euro; null where it is not for sale. */
  prezzo: number | null;
}

/** What becomes of what was bought for the wrong class, and what the right one asks for. */
export interface ClassExchange<Pieces, Book> {
  /** On both lists. */
  kept: Pieces[];
  /** On the old list alone; with those that cannot be given back any more. */
  back: Pieces[];
  /** On the new list alone, and to buy. */
  toBuy: Book[];
  /** To buy as well, but not for sale. */
  unsold: Book[];
  /** Euro: what comes back, what is to pay, and the second without the first (below nought where money is left). */
  sums: { back: number; toPay: number; difference: number };
}

interface RightClass<Book> {
  list: readonly Book[];
  /** ISBNs of it that the child has otherwise. */
  owned: ReadonlySet<string>;
}

/** Works out what is kept, given back and bought when books were bought for the wrong class. */
export function classExchange<Pieces extends WrongPieces, Book extends ListedBook>(
  bought: readonly Pieces[],
  { list, owned }: RightClass<Book>,
): ClassExchange<Pieces, Book> {
  const isOn = ({ isbn, substituteIsbn }: Pieces, other: string) =>
    isbn === other || substituteIsbn === other;
  const isKept = (pieces: Pieces) => list.some(({ isbn }) => isOn(pieces, isbn));
  const kept = bought.filter(isKept);
  const back = bought.filter((pieces) => !isKept(pieces));
  const lacking = list.filter(
    ({ isbn, part }) =>
      part === 'da-acquistare' && !owned.has(isbn) && !kept.some((pieces) => isOn(pieces, isbn)),
  );
  const toBuy = lacking.filter(({ prezzo }) => prezzo !== null);
  const backCents = sumOf(back.map(({ isReturnable, paid }) => (isReturnable ? paid : 0)));
  const payCents = sumOf(toBuy.map(({ prezzo }) => prezzo ?? 0));
  return {
    kept,
    back,
    toBuy,
    unsold: lacking.filter(({ prezzo }) => prezzo === null),
    sums: {
      back: toEuro(backCents),
      toPay: toEuro(payCents),
      difference: toEuro(payCents - backCents),
    },
  };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + toCents(amount), 0);
}
