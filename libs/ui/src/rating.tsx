import { formatCount } from '@zaino/rules/format-count';
import { halfStars } from '@zaino/rules/product-price';
import { classNames } from './class-names';
import css from './rating.module.css';
import { Stars } from './stars';
import { VisuallyHidden } from './visually-hidden';

interface RatingProps {
  /** Of 5; shown to the half star. */
  value: number;
  /** How many reviews it is the average of. */
  count: number;
  className?: string | undefined;
}

const decimals = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 });
/** Five stars filled to the half, and the number of reviews; without reviews words alone. */
export function Rating({ value, count, className }: RatingProps) {
  if (count === 0) {
    return <span className={classNames(css.rating, className)}>Nessuna recensione</span>;
  }
  const stars = halfStars(value);
  return (
    <span className={classNames(css.rating, className)}>
      <Stars filled={stars} />
      <VisuallyHidden>{`Valutazione ${decimals.format(stars)} su 5, recensioni: `}</VisuallyHidden>
      {formatCount(count)}
    </span>
  );
}
