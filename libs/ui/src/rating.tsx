import { halfStars } from '@zaino/rules/product-price';
import { classNames } from './class-names';
import css from './rating.module.css';
import { VisuallyHidden } from './visually-hidden';

interface RatingProps {
  /** Of 5; shown to the half star. */
  value: number;
  /** How many reviews it is the average of. */
  count: number;
  className?: string | undefined;
}

/** From a star's upper point; after it the pen stands there again. */
const STAR =
  'l2.29 5.44 5.89.5-4.47 3.87 1.34 5.75-5.05-3.06-5.05 3.06 1.34-5.75-4.47-3.87 5.89-.5z';
const HALF_STAR = 'l0 12.5-5.05 3.06 1.34-5.75-4.47-3.87 5.89-.5z';
const START = 'M10 1.8';
const NEXT = 'm20 0';

const decimals = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** Five stars filled to the half, and the number of reviews; without reviews words alone. */
export function Rating({ value, count, className }: RatingProps) {
  if (count === 0) {
    return <span className={classNames(css.rating, className)}>Nessuna recensione</span>;
  }
  const stars = halfStars(value);
  return (
    <span className={classNames(css.rating, className)}>
      <svg className={css.stars} viewBox="0 0 100 20" width="90" height="18" aria-hidden="true">
        <path className={css.outline} d={row(5)} />
        <path className={css.filled} d={row(stars)} />
      </svg>
      <VisuallyHidden>{`Valutazione ${decimals.format(stars)} su 5, recensioni: `}</VisuallyHidden>
      {whole.format(count)}
    </span>
  );
}

/** This many stars from the left. */
function row(stars: number): string {
  const all = [
    ...Array.from({ length: Math.floor(stars) }, () => STAR),
    ...(stars % 1 > 0 ? [HALF_STAR] : []),
  ];
  return all.length > 0 ? START + all.join(NEXT) : '';
}
