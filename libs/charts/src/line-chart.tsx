import css from './line-chart.module.css';

const HEIGHT = 160;
const WIDTH = 1_000;
const MARK = 4;
/** Beyond these, lines are not told apart without their colours. */
const styles = ['first', 'second', 'third'] as const;
type LineStyle = (typeof styles)[number];

export interface ChartLine {
  name: string;
  /** In their order. */
  points: readonly { at: string; value: number }[];
}

interface LineChartProps {
  /** What the lines are of, for those who listen. */
  label: string;
  /** At most three: each has a stroke and marks of its own, beside its colour. */
  lines: readonly ChartLine[];
  /** An amount as it is said. */
  words: (value: number) => string;
  /** A moment as it is said. */
  momentWords: (at: string) => string;
}

/** Amounts in time, a line each, with a legend. The table behind it has them in figures. */
export function LineChart({ label, lines, words, momentWords }: LineChartProps) {
  const points = lines.flatMap((line) => line.points);
  const times = points.map(({ at }) => Date.parse(at));
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const top = Math.max(0, ...points.map(({ value }) => value));
  const last = lines.flatMap(({ name, points: own }) => {
    const point = own.at(-1);
    return point ? [`${name}: ${words(point.value)}`] : [];
  });
  const placeOf = ({ at, value }: ChartLine['points'][number]) => ({
    x: to === from ? 0.5 : 0.01 + ((Date.parse(at) - from) / (to - from)) * 0.98,
    y: top === 0 ? HEIGHT - MARK : HEIGHT - MARK - (value / top) * (HEIGHT - 2 * MARK),
  });
  const ends = [from, ...(to === from ? [] : [to])];
  return (
    <figure>
      <p className={css.scale} aria-hidden="true">
        {words(top)}
      </p>
      <svg
        className={css.chart}
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={`${label}. Alla fine ${last.join('; ')}.`}
      >
        <line className={css.ground} x1="0" x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
        {lines.map(({ name, points: own }, index) => {
          const style = styles[index % styles.length] ?? 'first';
          const places = own.map(placeOf);
          return (
            <g key={name}>
              <svg
                viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                preserveAspectRatio="none"
                width="100%"
                height={HEIGHT}
              >
                <polyline
                  className={`${css.line} ${css[style]}`}
                  points={places.map(({ x, y }) => `${x * WIDTH},${y}`).join(' ')}
                />
              </svg>
              {places.map(({ x, y }, place) => (
                <g key={own[place]?.at}>
                  <title>{`${name}, ${momentWords(own[place]?.at ?? '')}: ${words(own[place]?.value ?? 0)}`}</title>
                  <Mark style={style} x={`${x * 100}%`} y={y} />
                </g>
              ))}
            </g>
          );
        })}
      </svg>
      <p className={css.moments} aria-hidden="true">
        {ends.map((time) => (
          <span key={time}>{momentWords(new Date(time).toISOString())}</span>
        ))}
      </p>
      <ul className={css.legend}>
        {lines.map(({ name }, index) => {
          const style = styles[index % styles.length] ?? 'first';
          return (
            <li key={name} className={css.named}>
              <svg width="36" height="12" aria-hidden="true">
                <line className={`${css.line} ${css[style]}`} x1="0" x2="36" y1="6" y2="6" />
                <Mark style={style} x="18" y={6} />
              </svg>
              {name}
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

/** A disc, a ring or a short bar: told apart without colours. */
function Mark({ style, x, y }: { style: LineStyle; x: string; y: number }) {
  if (style === 'third') {
    return <line className={css.bar} x1={x} x2={x} y1={y - MARK} y2={y + MARK} />;
  }
  return <circle className={style === 'first' ? css.disc : css.ring} cx={x} cy={y} r={MARK} />;
}
