import { isInCart } from '@zaino/rules/cart-presence';
import { useCart } from '@zaino/web/cart';
import { toCartLine } from './cart-lines';
import { useExpectedDays } from './expected-days';
import { isSellable, type ListBook, reducedBook } from './list-rules';
import { listPath } from './school-address';
import type { ListData, ShownSchool } from './school.api';
import { useAdding } from './use-adding';
import { useForWhom } from './use-for-whom';
import { useListBookshop } from './use-list-bookshop';
import { useTicks } from './use-ticks';

/** A class's list of books as it stands on the page: what is ticked, for whom it is, and what is in the cart. */
export function useClassList(
  school: ShownSchool,
  list: ListData & { chosen: { kind: 'list'; books: ListBook[] } },
) {
  const { choice, isThisYear } = list;
  const bookshop = useListBookshop();
  const discounts = bookshop ?? {};
  const books = list.chosen.books.map((book) => reducedBook(book, { discounts, isThisYear }));
  const isNewest = list.annoScolastico === list.anniScolastici[0];
  const owner = { school, choice };
  const cart = useCart();
  const whom = useForWhom(owner, list.cap?.tetto ?? null);
  const isThere = (book: ListBook) =>
    isSellable(book) && isInCart(cart, toCartLine(book, owner), whom.chosen || null);
  const ticks = useTicks(books, {
    list: listPath(school.codiceScuola, choice),
    isCurrent: isNewest,
    isInCart: isThere,
  });
  const adding = useAdding({
    owner,
    whom,
    onAdded: (lines) =>
      ticks.forget(lines.flatMap((line) => (line.type === 'book' ? [line.isbn] : []))),
  });
  const expected = useExpectedDays(books);
  const inCart = books.filter(isThere);
  return { books, bookshop, isNewest, whom, ticks, adding, expected, isThere, inCart };
}

export type ClassListState = ReturnType<typeof useClassList>;
