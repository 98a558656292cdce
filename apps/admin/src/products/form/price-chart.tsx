import type { PricePoint } from '@zaino/contracts/catalogue';
import { formatEuro } from '@zaino/rules/money';
import { dayOf } from '../../layout/moment-words';
import css from './price-history.module.css';

const WIDTH = 640;
const HEIGHT = 160;
const EDGE = 8;

/**
 * Points of a line that keeps each price until the next one, as SVG draws it. `now` ends the last one
 * (milliseconds since 1970).
 */
export function steps(
  points: readonly { at: number; euro: number }[],
  { now, highest }: { now: number; highest: number },
): string {
  const first = points[0]?.at ?? now;
  const span = Math.max(1, now - first);
  const x = (at: number) => (EDGE + ((at - first) / span) * (WIDTH - 2 * EDGE)).toFixed(1);
  const y = (euro: number) => (HEIGHT - EDGE - (euro / highest) * (HEIGHT - 2 * EDGE)).toFixed(1);
  return points
    .flatMap(({ at, euro }, index) => {
      const until = points[index + 1]?.at ?? now;
      return [`${x(at)},${y(euro)}`, `${x(until)},${y(euro)}`];
    })
    .join(' ');
}

interface PriceChartProps {
  prices: readonly PricePoint[];
  /** Milliseconds since 1970. */
  now: number;
}

/** The prices over time as two stepped lines; the table below says the same in figures. */
export function PriceChart({ prices, now }: PriceChartProps) {
  const all = prices.map(({ prezzoVendita }) => prezzoVendita);
  const highest = Math.max(...all, 0.01);
  const line = (euroOf: (point: PricePoint) => number) =>
    steps(
      prices.map((point) => ({ at: Date.parse(point.dal), euro: euroOf(point) })),
      { now, highest },
    );
  const from = prices[0] && dayOf(prices[0].dal);
  return (
    <figure className={css.chart}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`Prezzi dal ${from ?? ''}`}>
        <line
          x1={EDGE}
          y1={HEIGHT - EDGE}
          x2={WIDTH - EDGE}
          y2={HEIGHT - EDGE}
          className={css.axis}
        />
        <polyline points={line(({ prezzoVendita }) => prezzoVendita)} className={css.selling} />
        <polyline
          points={line(({ prezzoScontato }) => prezzoScontato)}
          className={css.discounted}
        />
      </svg>
      <figcaption className={css.legend}>
        <span>
          {from} – oggi, fino a {formatEuro(highest)}
        </span>
        <span className={css.keySelling}>Vendita</span>
        <span className={css.keyDiscounted}>Scontato</span>
      </figcaption>
    </figure>
  );
}
