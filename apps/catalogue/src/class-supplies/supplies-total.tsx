import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { Price } from '@zaino/ui/price';
import { SellerNote } from '@zaino/ui/seller-note';
import { Sheet } from '@zaino/ui/sheet';
import { StickyBar } from '@zaino/ui/sticky-bar';
import { useNavigate } from '@zaino/web/router';
import { useRef } from 'react';
import css from './supplies-page.module.css';
import { type SuppliesState, totalOf } from './use-supplies';

/** The second half of a double press comes within it, in milliseconds (`@zaino/web/cart-press`). */
const DOUBLE_PRESS_MS = 500;

interface TotalProps {
  state: SuppliesState;
}

const countWords = (count: number) => (count === 1 ? '1 prodotto' : `${count} prodotti`);

/** What is ticked costs; without a script, what the list costs as it is proposed. */
export function SuppliesTotal({ state }: TotalProps) {
  const { ticked, inCart, supplies } = state;
  const missing = supplies.filter(({ pieces, isInCart }) => pieces === 0 && !isInCart).length;
  return (
    <aside className={css.total} aria-labelledby="supplies-total">
      <Sheet className={css.sheet}>
        <h2 id="supplies-total">Totale</h2>
        <Price euro={totalOf(ticked)} size="large" />
        <p className={css.fine}>
          {countWords(ticked.length)}
          {missing > 0 &&
            `, ${missing} ora non ${missing === 1 ? 'si può' : 'si possono'} ordinare`}
          .
        </p>
        {inCart.length > 0 && (
          <p className={css.inCart}>Nel carrello ✓ {countWords(inCart.length)}</p>
        )}
        <div className={css.wide}>
          <AddTicked state={state} />
        </div>
        <noscript>
          <p>
            Per spuntare e mettere nel carrello serve JavaScript: l’elenco e i prezzi si leggono
            anche senza.
          </p>
        </noscript>
      </Sheet>
      <SellerNote />
    </aside>
  );
}

/** Total and button at the foot of a narrow screen. */
export function SuppliesBar({ state }: TotalProps) {
  const { ticked, inCart } = state;
  const isDone = ticked.length === 0 && inCart.length > 0;
  const shown = isDone ? inCart : ticked;
  return (
    <StickyBar label={isDone ? 'Prodotti nel carrello' : 'Prodotti spuntati'}>
      <p className={css.bar}>
        {countWords(shown.length)}
        {isDone && ' nel carrello'}
        <strong>{formatEuro(totalOf(shown))}</strong>
      </p>
      <AddTicked state={state} />
    </StickyBar>
  );
}

/** Puts what is ticked into the cart; the same button leads there once nothing is left to add. */
function AddTicked({ state: { ticked, inCart, add } }: TotalProps) {
  const navigate = useNavigate();
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const isDone = ticked.length === 0 && inCart.length > 0;
  const press = () => {
    // The second half of a double press must not lead away.
    const isDouble = performance.now() - pressedAt.current < DOUBLE_PRESS_MS;
    pressedAt.current = performance.now();
    if (!isDone) add();
    else if (!isDouble) void navigate('/cart');
  };
  return (
    <Button isWide disabled={ticked.length === 0 && !isDone} onClick={press}>
      {isDone ? 'Vai al carrello' : `Aggiungi ${ticked.length} al carrello`}
    </Button>
  );
}
