import type { RecognisedClass } from '@zaino/contracts/schools';
import type { CartLine } from '@zaino/rules/cart-line';
import { isInCart } from '@zaino/rules/cart-presence';
import { bookCount } from '@zaino/rules/list-parts';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { SellerNote } from '@zaino/ui/seller-note';
import { useCart } from '@zaino/web/cart';
import { useState } from 'react';
import { AddTicked } from '../school/add-ticked';
import { toCartLine } from '../school/cart-lines';
import { CopiesQuestion } from '../school/copies-question';
import { ForWhomField } from '../school/for-whom-field';
import {
  isSellable,
  isTickedAtFirst,
  type ListBook,
  reducedBook,
  totalOf,
} from '../school/list-rules';
import { useAdding } from '../school/use-adding';
import { useForWhom } from '../school/use-for-whom';
import { useListBookshop } from '../school/use-list-bookshop';
import { FoundBook } from './found-book';
import { ListPart } from './list-part';
import css from './book-list-page.module.css';

interface ListPurchaseProps {
  chosen: RecognisedClass;
  books: readonly ListBook[];
}

/** The books of one class as a checklist, and the way into the cart. Give it a key: its ticks belong to one class. */
export function ListPurchase({ chosen, books }: ListPurchaseProps) {
  const { shown, ticked, isTicked, toggle, isThere, adding, whom } = useListPurchase(chosen, books);
  const inCart = shown.filter(isThere);
  return (
    <>
      <ListPart title="Trovati" count={shown.length}>
        {shown.map((book) => (
          <FoundBook
            key={book.isbn}
            book={book}
            chosen={chosen}
            isTicked={isTicked(book)}
            isInCart={isThere(book)}
            onTick={() => toggle(book)}
          />
        ))}
      </ListPart>
      <div className={css.buy}>
        <p role="status">
          {`Hai spuntato ${bookCount(ticked.length)}: `}
          <strong>{formatEuro(totalOf(ticked))}</strong>
        </p>
        <ForWhomField whom={whom} />
        <div className={css.button}>
          <AddTicked ticks={{ ticked }} inCart={inCart} adding={adding} />
        </div>
        <div role="status">
          {adding.added && (
            <p>
              {`${adding.added.words} `}
              <Button variant="text" size="small" onClick={adding.added.undo}>
                Annulla
              </Button>
            </p>
          )}
        </div>
        <SellerNote />
      </div>
      <CopiesQuestion question={adding.question} onAnswer={adding.answer} />
    </>
  );
}

function useListPurchase(chosen: RecognisedClass, books: readonly ListBook[]) {
  const { school, classe, sezione } = chosen;
  const bookshop = useListBookshop();
  const owner = { school, choice: { classe, sezione } };
  const cart = useCart();
  const whom = useForWhom(owner, null);
  // What was ticked or unticked by hand; all else follows the rule of a class's list.
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const discounts = bookshop ?? {};
  const shown = books.map((book) => reducedBook(book, { discounts, isThisYear: true }));
  const isThere = (book: ListBook) =>
    isSellable(book) && isInCart(cart, toCartLine(book, owner), whom.chosen || null);
  const isTicked = (book: ListBook) =>
    isSellable(book) && (choices.get(book.isbn) ?? (isTickedAtFirst(book) && !isThere(book)));
  // They follow the rule again, which ticks nothing that is in the cart.
  const onAdded = (lines: readonly CartLine[]) => {
    const added = new Set(lines.flatMap((line) => (line.type === 'book' ? [line.isbn] : [])));
    setChoices((now) => new Map([...now].filter(([isbn]) => !added.has(isbn))));
    return () => undefined;
  };
  return {
    shown,
    ticked: shown.filter(isTicked),
    isTicked,
    toggle: (book: ListBook) =>
      setChoices((now) => new Map([...now, [book.isbn, !isTicked(book)]])),
    isThere,
    adding: useAdding({ owner, whom, onAdded }),
    whom,
  };
}
