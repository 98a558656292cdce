import { formatEuro } from '@zaino/rules/money';
import { classNames } from './class-names';
import css from './price.module.css';
import { VisuallyHidden } from './visually-hidden';

interface PriceProps {
  /** What is paid, in euro. */
  euro: number;
  /** The price before a discount, in euro; struck through. Books have none. */
  before?: number | null;
  /** Lowest price of the last 30 days, in euro: must stand beside every announced discount (EU directive 2019/2161). */
  lowestOf30Days?: number | null;
  size?: 'normal' | 'large';
  className?: string;
}

/** `19,90 €`, with the struck price and the lowest of 30 days where there is a discount. */
export function Price({
  euro,
  before = null,
  lowestOf30Days = null,
  size = 'normal',
  className,
}: PriceProps) {
  const isDiscounted = before !== null && before > euro;
  return (
    <span className={classNames(css.price, css[size], className)}>
      {isDiscounted && <VisuallyHidden>Prezzo scontato: </VisuallyHidden>}
      <strong className={css.amount}>{formatEuro(euro)}</strong>
      {isDiscounted && (
        <>
          {' '}
          <VisuallyHidden>Prezzo prima dello sconto: </VisuallyHidden>
          <s className={css.before}>{formatEuro(before)}</s>
        </>
      )}
      {lowestOf30Days !== null && (
        <span className={css.lowest}>
          Prezzo più basso negli ultimi 30 giorni: {formatEuro(lowestOf30Days)}
        </span>
      )}
    </span>
  );
}
