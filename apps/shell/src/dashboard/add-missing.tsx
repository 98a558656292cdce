import type { Child } from '@zaino/contracts/identity';
import { bookCount } from '@zaino/rules/list-parts';
import { formatEuro } from '@zaino/rules/money';
import { Button, buttonClass } from '@zaino/ui/button';
import { CopiesQuestion } from '@zaino/ui/copies-question';
import { useCart } from '@zaino/web/cart';
import { Link } from '@zaino/web/router';
import css from './child-sheet.module.css';
import type { ChildSheets } from './child-sheets.api';
import {
  type FamilyMarks,
  type MissingBooks,
  missingBooks,
  stoodBooks,
  totalOf,
} from './sheet-rules';
import { useMissingPress } from './use-missing-press';

interface AddMissingProps {
  missing: readonly MissingBooks[];
  /** Something of it is in the cart already. */
  hasInCart: boolean;
}

/** Puts all that is missing into the cart, for one child or for all; leads there once nothing is left to add. */
export function AddMissing({ missing, hasInCart }: AddMissingProps) {
  const { add, question, answer } = useMissingPress();
  const books = missing.flatMap((one) => one.books);
  if (books.length === 0) {
    return hasInCart ? (
      <Link to="/cart" className={buttonClass()}>
        Vai al carrello
      </Link>
    ) : null;
  }
  const [first, ...others] = missing;
  const whom = first && others.length === 0 ? ` per ${first.child.nickname}` : ' per tutti';
  return (
    <>
      <Button className={css.add} onClick={() => add(missing)}>
        {`Metti nel carrello quello che manca${whom}: ${bookCount(books.length)}, ${formatEuro(totalOf(books))}`}
      </Button>
      <CopiesQuestion question={question} onAnswer={answer} />
    </>
  );
}

interface AddAllMissingProps {
  saved: readonly Child[];
  sheets: ChildSheets;
  marks: FamilyMarks;
}

/** The same for all children at once, where more than one lacks something. */
export function AddAllMissing({ saved, sheets, marks }: AddAllMissingProps) {
  const cart = useCart();
  const missing = saved.flatMap((child) => {
    const list = sheets.lists[child.id];
    if (list?.kind !== 'list') return [];
    const books = stoodBooks(child.id, list.books, marks);
    const ofChild = missingBooks(child, { books, tetto: list.tetto, cart });
    return ofChild.books.length > 0 ? ofChild : [];
  });
  if (missing.length < 2) return null;
  return <AddMissing missing={missing} hasInCart={false} />;
}
