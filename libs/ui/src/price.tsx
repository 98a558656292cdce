import { formatEuro } from '@zaino/rules/money';
import { classNames } from './class-names';
import css from './price.module.css';
import { VisuallyHidden } from './visually-hidden';

/** A reduction that may be announced, with what the law wants beside it (directive 98/6/CE, article 6 bis). */
export interface PriceReduction {
  /** The price before, in euro; struck through. */
  before: number;
  /** Lowest price of the 30 days before the reduction began, in euro. */
  lowest: number;
  /** The day since when it had been on sale, where that was less than 30 days before: `2026-11-03`. */
  since: string | null;
}

interface PriceProps {
  /** What is paid, in euro. */
  euro: number;
  /** Null where none is announced. Books have none. */
  reduction?: PriceReduction | null;
  /** "Prezzo di copertina" in euro of a book that costs less, struck through beside it. */
  coverPrice?: number | undefined;
  size?: 'normal' | 'large';
  className?: string;
}

/** `19,90 €`; with a reduction the struck price, and the lowest before it; of a book its cover price. */
export function Price(props: PriceProps) {
  const { euro, reduction = null, coverPrice, size = 'normal', className } = props;
  const isReduced = reduction !== null || coverPrice !== undefined;
  return (
    <span className={classNames(css.price, css[size], className)}>
      {isReduced && <VisuallyHidden>Prezzo scontato: </VisuallyHidden>}
      <strong className={css.amount}>{formatEuro(euro)}</strong>
      {reduction && (
        <>
          {' '}
          <VisuallyHidden>Prezzo prima dello sconto: </VisuallyHidden>
          <s className={css.before}>{formatEuro(reduction.before)}</s>
          <span className={css.lowest}>
            {lowestWords(reduction)}: {formatEuro(reduction.lowest)}
          </span>
        </>
      )}
      {coverPrice !== undefined && (
        <span className={css.lowest}>
          {' '}
          <span>Prezzo di copertina </span>
          <s className={css.cover}>{formatEuro(coverPrice)}</s>
        </span>
      )}
    </span>
  );
}

/** `2026-11-03` as `03/11/2026`. */
const figures = (day: string) => day.split('-').toReversed().join('/');

function lowestWords({ since }: PriceReduction): string {
  if (since === null) return 'Prezzo più basso nei 30 giorni prima dello sconto';
  return `In vendita da meno di 30 giorni. Prezzo più basso prima dello sconto, dal ${figures(since)}`;
}
