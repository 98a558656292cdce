import { formatEuro } from '@zaino/rules/money';
import css from './charts.module.css';
import type { Bar } from './time-bars';

const HEIGHT = 160;
/** Of a bar's place, what is left between two. */
const GAP = 0.2;

interface BarChartProps {
  /** What is shown, for those who listen. */
  label: string;
  bars: readonly Bar[];
}

/** Amounts one after the other in time. The table behind it has them in figures. */
export function BarChart({ label, bars }: BarChartProps) {
  const highest = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), {
    label: '',
    value: 0,
  });
  const width = 100 / bars.length;
  const [first, last] = [bars[0]?.label, bars.at(-1)?.label];
  const middle = bars.length > 4 ? bars[Math.floor(bars.length / 2)]?.label : undefined;
  const summary = `${label}, da ${first ?? ''} a ${last ?? ''}. Il valore più alto è ${formatEuro(highest.value)}, ${highest.label}.`;
  return (
    <figure>
      <p className={css.scale} aria-hidden="true">
        {formatEuro(highest.value)}
      </p>
      <svg className={css.bars} width="100%" height={HEIGHT} role="img" aria-label={summary}>
        <line className={css.top} x1="0" x2="100%" y1="0.5" y2="0.5" />
        {bars.map((bar, index) => {
          const height =
            highest.value === 0 ? 0 : (Math.max(0, bar.value) / highest.value) * HEIGHT;
          return (
            <rect
              key={bar.label}
              className={css.bar}
              x={`${(index + GAP / 2) * width}%`}
              y={HEIGHT - height}
              width={`${width * (1 - GAP)}%`}
              height={height}
            >
              <title>{`${bar.label}: ${formatEuro(bar.value)}`}</title>
            </rect>
          );
        })}
        <line className={css.ground} x1="0" x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </svg>
      <p className={css.days} aria-hidden="true">
        <span>{first}</span>
        {middle !== undefined && <span>{middle}</span>}
        <span>{last}</span>
      </p>
    </figure>
  );
}
