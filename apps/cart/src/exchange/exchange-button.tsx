import { bookCount } from '@zaino/rules/list-parts';
import { groupBy } from '@zaino/rules/group-by';
import { Button, buttonClass } from '@zaino/ui/button';
import { CopiesQuestion } from '@zaino/ui/copies-question';
import { Link, useNavigate } from '@zaino/web/router';
import { useCartPress } from '@zaino/web/use-cart-press';
import { useHydrated } from '@zaino/web/use-hydrated';
import { useKeptFocus } from '@zaino/web/use-kept-focus';
import { useState } from 'react';
import { returnPath } from '../order/withdrawal/chosen-return';
import type { BoughtClass } from './bought-classes';
import type { Exchanged } from './exchange.api';
import css from './exchange-page.module.css';
import { putChildRight, rightLines } from './right-lines';

interface ExchangeButtonProps {
  exchanged: Exchanged;
  wrong: BoughtClass;
  /** The right one. */
  sezione: string;
}

/** One tap puts what is to buy into the cart and leads to the withdrawal with the pieces chosen; with several orders, one after the other. */
export function ExchangeButton(props: ExchangeButtonProps) {
  const { toBuy } = props.exchanged;
  const [isInCart, setInCart] = useState(false);
  const navigate = useNavigate();
  const returns = returnsOf(props.exchanged);
  const [first] = returns;
  const lead = () => {
    setInCart(true);
    if (!first) void navigate('/cart');
    else if (returns.length === 1) void navigate(first.path);
  };
  const { press, question, answer } = useCartPress(lead);
  const isReady = useHydrated();
  const told = useKeptFocus<HTMLParagraphElement>(String(isInCart));

  const given = returns.reduce((sum, { books }) => sum + books, 0);
  const ways = (
    <ul className={css.ways}>
      {returns.map(({ path, number, books }) => (
        <li key={path}>
          <Link to={path} className={buttonClass({ variant: 'outline' })}>
            {`Rendi ${bookCount(books)} dell’ordine ${number}`}
          </Link>
        </li>
      ))}
    </ul>
  );
  if (toBuy.length === 0) return ways;
  return (
    <>
      {!isInCart && (
        <Button
          className={css.press}
          disabled={!isReady}
          onClick={() => press(rightLines(props), putChildRight(props))}
        >
          {`Metti nel carrello ${bookCount(toBuy.length)}${given > 0 ? ` e rendi ${bookCount(given)}` : ''}`}
        </Button>
      )}
      <CopiesQuestion question={question} onAnswer={answer} />
      <p ref={told} tabIndex={-1} role="status">
        {isInCart && 'I libri giusti sono nel carrello.'}
      </p>
      {isInCart && <Link to="/cart">Vai al carrello</Link>}
      {isInCart && ways}
      <noscript>
        <p>Per mettere i libri nel carrello e renderli serve JavaScript.</p>
      </noscript>
    </>
  );
}

/** What can be given back, order by order. */
function returnsOf({ back }: Exchanged) {
  const returnable = back.filter(({ isReturnable }) => isReturnable);
  return [...groupBy(returnable, ({ orderId }) => orderId)].map(([orderId, books]) => ({
    path: returnPath(orderId, books),
    number: books[0]?.orderNumber ?? '',
    books: books.length,
  }));
}
