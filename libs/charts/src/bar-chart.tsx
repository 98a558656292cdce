import css from './charts.module.css';
import type { Bar } from './time-bars';

const HEIGHT = 160;
/** Of a bar's place, what is left between two. */
const GAP = 0.2;
/** Of the line that says what it was a year before. */
const LINE = 3;

interface BarChartProps {
  /** What is shown, for those who listen. */
  label: string;
  bars: readonly Bar[];
  /** An amount as it is said. */
  words: (value: number) => string;
}

/**
 * Amounts one after the other in time; what they were a year before is a line across its bar, told apart by its shape
 * and not by its colour. The table behind it has them in figures.
 */
export function BarChart({ label, bars, words }: BarChartProps) {
  const highest = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), {
    label: '',
    value: 0,
  });
  const top = bars.reduce((most, { before = 0 }) => Math.max(most, before), highest.value);
  const [first, last] = [bars[0]?.label, bars.at(-1)?.label];
  const middle = bars.length > 4 ? bars[Math.floor(bars.length / 2)]?.label : undefined;
  const summary = `${label}, da ${first ?? ''} a ${last ?? ''}. Il valore più alto è ${words(highest.value)}, ${highest.label}.`;
  const hasBefore = bars.some(({ before }) => before !== undefined);
  return (
    <figure>
      <p className={css.scale} aria-hidden="true">
        {words(top)}
      </p>
      <svg className={css.bars} width="100%" height={HEIGHT} role="img" aria-label={summary}>
        <line className={css.top} x1="0" x2="100%" y1="0.5" y2="0.5" />
        {bars.map((bar, index) => (
          <BarOfChart
            key={bar.label}
            bar={bar}
            place={{ index, of: bars.length, top }}
            words={words}
          />
        ))}
        <line className={css.ground} x1="0" x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </svg>
      <p className={css.days} aria-hidden="true">
        <span>{first}</span>
        {middle !== undefined && <span>{middle}</span>}
        <span>{last}</span>
      </p>
      {hasBefore && (
        <p className={css.legend}>
          <svg className={css.sample} width="24" height="12" aria-hidden="true">
            <rect className={css.before} width="24" y="4" height={LINE} />
          </svg>
          Linea: gli stessi giorni di un anno prima
        </p>
      )}
    </figure>
  );
}

interface BarOfChartProps extends Pick<BarChartProps, 'words'> {
  bar: Bar;
  /** Which of how many, and what the height stands for. */
  place: { index: number; of: number; top: number };
}

function BarOfChart({ bar, place: { index, of, top }, words }: BarOfChartProps) {
  const width = 100 / of;
  const heightOf = (value: number) => (top === 0 ? 0 : (Math.max(0, value) / top) * HEIGHT);
  const height = heightOf(bar.value);
  const [from, to] = [(index + GAP / 2) * width, (index + 1 - GAP / 2) * width];
  const lineAt = bar.before === undefined ? null : HEIGHT - Math.max(LINE, heightOf(bar.before));
  const told = bar.before === undefined ? '' : `, un anno prima ${words(bar.before)}`;
  return (
    <g>
      <title>{`${bar.label}: ${words(bar.value)}${told}`}</title>
      <rect
        className={css.bar}
        x={`${from}%`}
        y={HEIGHT - height}
        width={`${to - from}%`}
        height={height}
      />
      {lineAt !== null && (
        <rect
          className={css.before}
          x={`${from}%`}
          y={lineAt}
          width={`${to - from}%`}
          height={LINE}
        />
      )}
    </g>
  );
}
