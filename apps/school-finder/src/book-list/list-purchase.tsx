import type { RecognisedClass } from '@zaino/contracts/schools';
import { isInCart } from '@zaino/rules/cart-presence';
import { bookCount } from '@zaino/rules/list-parts';
import { formatEuro } from '@zaino/rules/money';
import { bookPath } from '@zaino/rules/page-path';
import { MarginGroup, MarginHead } from '@zaino/ui/margin-list';
import { SellerNote } from '@zaino/ui/seller-note';
import { Toast } from '@zaino/ui/toast';
import { useCart } from '@zaino/web/cart';
import { AddTicked } from '../school/add-ticked';
import { BookRow } from '../school/book-row';
import { toCartLine } from '../school/cart-lines';
import { CopiesQuestion } from '../school/copies-question';
import { useExpectedDays } from '../school/expected-days';
import { ForWhomField } from '../school/for-whom-field';
import {
  bookKey,
  isSellable,
  type ListBook,
  newEditionOf,
  reducedBook,
  totalOf,
} from '../school/list-rules';
import { useAdding } from '../school/use-adding';
import { useForWhom } from '../school/use-for-whom';
import { useListBookshop } from '../school/use-list-bookshop';
import { useTicks } from '../school/use-ticks';
import css from './list-result.module.css';

interface ListPurchaseProps {
  chosen: RecognisedClass;
  books: readonly ListBook[];
}

/** The books of one class as a checklist, and the way into the cart. Give it a key: its ticks belong to one class. */
export function ListPurchase({ chosen, books }: ListPurchaseProps) {
  const { ticks, adding, whom, expected, isThere, shown } = useListPurchase(chosen, books);
  const { school, classe, sezione } = chosen;
  const ofClass = { scuola: school.codiceScuola, classe, sezione };
  const inCart = shown.filter(isThere);
  return (
    <>
      <MarginGroup title="Trovati" count={books.length}>
        {shown.map((book) => (
          <BookRow
            key={bookKey(book)}
            book={book}
            path={bookPath(book.isbn, ofClass)}
            choice={{ classe, sezione, combinazione: '', anno: '' }}
            isTicked={ticks.isTicked(book)}
            isInCart={isThere(newEditionOf(book) ?? book)}
            expected={expected}
            onTick={ticks.toggle}
            onAdd={(one) => adding.add([one])}
          />
        ))}
      </MarginGroup>
      <MarginHead className={css.buy}>
        <p role="status">
          {`Hai spuntato ${bookCount(ticks.ticked.length)}: `}
          <strong>{formatEuro(totalOf(ticks.ticked))}</strong>
          {inCart.length > 0 && (
            <span className={css.inCart}>{`Nel carrello ✓ ${bookCount(inCart.length)}`}</span>
          )}
        </p>
        <ForWhomField whom={whom} />
        <div className={css.button}>
          <AddTicked ticks={ticks} adding={adding} inCart={inCart} />
        </div>
        <SellerNote />
      </MarginHead>
      <CopiesQuestion question={adding.question} onAnswer={adding.answer} />
      <Toast
        message={adding.added && adding.added.words}
        action={adding.added ? { text: 'Annulla', onPress: adding.added.undo } : undefined}
        onClose={adding.dismiss}
      />
    </>
  );
}

function useListPurchase(chosen: RecognisedClass, books: readonly ListBook[]) {
  const { school, classe, sezione } = chosen;
  const bookshop = useListBookshop();
  const owner = { school, choice: { classe, sezione } };
  const cart = useCart();
  const whom = useForWhom(owner, null);
  const discounts = bookshop ?? {};
  const shown = books.map((book) => reducedBook(book, { discounts, isThisYear: true }));
  const isThere = (book: ListBook) =>
    isSellable(book) && isInCart(cart, toCartLine(book, owner), whom.chosen || null);
  const ticks = useTicks(shown, {
    list: `lista-libri:${school.codiceScuola} ${classe} ${sezione}`,
    isCurrent: true,
    isInCart: isThere,
  });
  const adding = useAdding({
    owner,
    whom,
    onAdded: (lines) =>
      ticks.forget(lines.flatMap((line) => (line.type === 'book' ? [line.isbn] : []))),
  });
  const expected = useExpectedDays(shown);
  return { ticks, adding, whom, expected, isThere, shown };
}
