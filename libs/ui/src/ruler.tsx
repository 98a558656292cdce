import { useId } from 'react';
import { classNames } from './class-names';
import css from './ruler.module.css';

interface RulerMark {
  at: number;
  label: string;
}

interface RulerProps {
  /** What is measured: "Totale da acquistare". */
  label: string;
  value: number;
  /** The ruler's right end. */
  max: number;
  /** The value in words: "114,75 € su 119,00 €". */
  valueText: string;
  /** A red line with words above, such as a cap. */
  notch?: RulerMark;
  /** Words beneath, at their places; 0 and the end are usual. */
  marks?: readonly RulerMark[];
  /** Distance of the small strokes. */
  step?: number;
}

/** An amount drawn on a ruler in blue biro. Says no verdict: the words around it do. */
export function Ruler({ label, value, max, valueText, notch, marks = [], step = 10 }: RulerProps) {
  const hatch = useId();
  const place = (at: number) => `${Math.min(100, Math.max(0, (at / max) * 100))}%`;
  const strokes = Array.from(
    { length: Math.ceil(max / step) - 1 },
    (_, index) => (index + 1) * step,
  );

  return (
    <div
      className={classNames(css.ruler, notch && css.notched)}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(max, value)}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <svg className={css.drawing} width="100%" height="66" aria-hidden="true">
        <defs>
          <pattern
            id={hatch}
            width="5"
            height="22"
            patternUnits="userSpaceOnUse"
            patternTransform="skewX(-14)"
          >
            <rect className={css.biro} width="5" height="22" />
            <path className={css.scratch} d="M3.5 0v22" />
          </pattern>
        </defs>
        <rect className={css.body} y="22" width="100%" height="22" rx="2" />
        {strokes.map((at) => (
          <line key={at} className={css.stroke} x1={place(at)} x2={place(at)} y1="36" y2="44" />
        ))}
        <rect y="22" width={place(value)} height="22" rx="2" fill={`url(#${hatch})`} />
        <rect className={css.frame} y="22.5" width="100%" height="21" rx="2" />
        {notch && (
          <>
            <line className={css.notch} x1={place(notch.at)} x2={place(notch.at)} y1="17" y2="49" />
            <text className={css.notchLabel} {...textAt(notch.at / max)} y="11">
              {notch.label}
            </text>
          </>
        )}
        {marks.map((mark) => (
          <text key={mark.at} className={css.mark} {...textAt(mark.at / max)} y="62">
            {mark.label}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Keeps a text within the drawing: the nearer an end, the more it hangs to the other side. */
function textAt(share: number) {
  const x = `${Math.min(1, share) * 100}%`;
  if (share < 0.15) return { x, textAnchor: 'start' as const };
  return { x, textAnchor: share > 0.6 ? ('end' as const) : ('middle' as const) };
}
