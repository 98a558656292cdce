import { formatEuro } from '@zaino/rules/money';
import type { PricedCart } from '../quote/priced-cart';
import css from './totals.module.css';

/** What the bookshop has taken off, which the subtotal has no more; nothing where it is nothing. */
export function SavedWords({ bookshop, saved }: Pick<PricedCart, 'bookshop' | 'saved'>) {
  if (bookshop === null) return null;
  return (
    <p className={css.saved}>
      Sconto di {bookshop.name}, già tolto: {formatEuro(saved)} in meno del prezzo di copertina.
    </p>
  );
}
