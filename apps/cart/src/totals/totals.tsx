import { formatEuro } from '@zaino/rules/money';
import { Price } from '@zaino/ui/price';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { orFree } from './or-free';
import css from './totals.module.css';

interface TotalsProps {
  /** Amounts in euro. */
  subtotal: number;
  discount?: number;
  shippingCost: number;
  /** What is done to books by the bookshop. */
  extras?: number | undefined;
  /** What Comuni pay. */
  cedola?: number;
  total: number;
  /** What the subtotal is of: "3 libri". */
  counted: string;
}

/** What is to be paid, a ruled line each. A new total is read out. */
export function Totals({
  subtotal,
  discount = 0,
  shippingCost,
  extras = 0,
  cedola = 0,
  total,
  counted,
}: TotalsProps) {
  return (
    <>
      <dl>
        <div className={css.amount}>
          <dt>
            Subtotale <span className={css.count}>{counted}</span>
          </dt>
          <dd>{formatEuro(subtotal)}</dd>
        </div>
        {extras > 0 && (
          <div className={css.amount}>
            <dt>Servizi sui libri</dt>
            <dd>{formatEuro(extras)}</dd>
          </div>
        )}
        {discount > 0 && (
          <div className={css.amount}>
            <dt>Buono</dt>
            <dd>−{formatEuro(discount)}</dd>
          </div>
        )}
        <div className={css.amount}>
          <dt>Spedizione</dt>
          <dd>{orFree(shippingCost)}</dd>
        </div>
        {cedola > 0 && (
          <div className={css.amount}>
            <dt>Cedola libraria</dt>
            <dd>−{formatEuro(cedola)}</dd>
          </div>
        )}
        <div className={css.total}>
          <dt>Totale</dt>
          <dd>
            <Price euro={total} className={css.totalPrice} />
          </dd>
        </div>
      </dl>
      <VisuallyHidden>
        <span role="status">Totale: {formatEuro(total)}</span>
      </VisuallyHidden>
    </>
  );
}
