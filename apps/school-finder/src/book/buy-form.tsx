import type { Book } from '@zaino/contracts/schools';
import { isInCart } from '@zaino/rules/cart-presence';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { useCart } from '@zaino/web/cart';
import { Link } from '@zaino/web/router';
import { toCartLine } from '../school/cart-lines';
import { CopiesQuestion } from '../school/copies-question';
import { ExpectedDays, type ExpectedState, useExpectedDays } from '../school/expected-days';
import { ForWhomField } from '../school/for-whom-field';
import { type ListBook, reducedBook } from '../school/list-rules';
import { stockWords } from '../school/list-words';
import { useAdding } from '../school/use-adding';
import { useForWhom } from '../school/use-for-whom';
import { useListBookshop } from '../school/use-list-bookshop';
import { bookOfList, type BuyingClass } from './chosen-class';

export interface BuyFormProps {
  book: Book;
  chosen: BuyingClass;
}

const nothingElse = () => () => undefined;

/** When the book comes, for whom it is, and the button that puts it into the cart. */
export function BuyForm({ book, chosen }: BuyFormProps) {
  const bookshop = useListBookshop();
  const listed = bookOfList(book, chosen.isAdopted);
  const sold = reducedBook(listed, { discounts: bookshop ?? {}, isThisYear: true });
  const whom = useForWhom(chosen, null);
  const adding = useAdding({ owner: chosen, whom, onAdded: nothingElse });
  const isThere = isInCart(useCart(), toCartLine(sold, chosen), whom.chosen || null);
  return (
    <>
      {bookshop && sold.prezzoRidotto !== undefined && (
        <p>
          {`Se ritiri da ${bookshop.name}: `}
          <strong>{formatEuro(sold.prezzoRidotto)}</strong>
        </p>
      )}
      <Days book={listed} />
      <ForWhomField whom={whom} />
      <Button isWide onClick={() => adding.add([sold])}>
        {isThere ? 'Aggiungi un’altra copia' : 'Aggiungi al carrello'}
      </Button>
      <div role="status">
        {adding.added && (
          <p>
            {`${adding.added.words} `}
            <Link to="/cart">Vai al carrello</Link>{' '}
            <Button variant="text" size="small" onClick={adding.added.undo}>
              Annulla
            </Button>
          </p>
        )}
      </div>
      <CopiesQuestion question={adding.question} onAnswer={adding.answer} />
    </>
  );
}

/** When it comes that is ordered today, as on the list. */
function Days({ book }: { book: ListBook }) {
  const expected = useExpectedDays([book]);
  return book.stock ? (
    <StockDays book={book} expected={expected} />
  ) : (
    <ExpectedDays expected={expected} />
  );
}

/** When what a distributor has comes. */
function StockDays({ book, expected }: { book: ListBook; expected: ExpectedState }) {
  const { place, wordsOf } = expected;
  return <p ref={place}>{stockWords(book, wordsOf(book))}</p>;
}
