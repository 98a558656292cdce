import css from './charts.module.css';

const MOST_ROWS = 10;
const HEIGHT = 12;

interface RowChartProps {
  /** What is compared, for those who listen. */
  label: string;
  /** Highest first. */
  rows: readonly { key: string; name: string; value: number }[];
  /** An amount as it is said. */
  words: (value: number) => string;
}

/** Amounts side by side, the highest ten, each in figures beside its bar. */
export function RowChart({ label, rows, words }: RowChartProps) {
  const highest = Math.max(0, ...rows.map(({ value }) => value));
  return (
    <ol aria-label={label} className={css.rows}>
      {rows.slice(0, MOST_ROWS).map(({ key, name, value }) => (
        <li key={key} className={css.row}>
          <span className={css.name}>{name}</span>
          <span className={css.amount}>{words(value)}</span>
          <svg className={css.rowBar} width="100%" height={HEIGHT} aria-hidden="true">
            <rect className={css.track} width="100%" height={HEIGHT} rx="2" />
            <rect
              className={css.bar}
              width={`${highest === 0 ? 0 : (Math.max(0, value) / highest) * 100}%`}
              height={HEIGHT}
              rx="2"
            />
          </svg>
        </li>
      ))}
      {rows.length > MOST_ROWS && (
        <li className={css.rest}>
          Le prime {MOST_ROWS} di {rows.length}: tutte sono nella tabella.
        </li>
      )}
    </ol>
  );
}
