import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import css from './line-progress.module.css';
import type { LineStep } from './line-steps';

const spoken: Record<LineStep['look'], string> = {
  past: 'fatto',
  now: 'adesso',
  late: 'in ritardo',
  future: 'da fare',
};

/** Four dots: green past, blue now, red late, dotted future. */
export function LineProgress({ steps, title }: { steps: readonly LineStep[]; title: string }) {
  if (steps.length === 0) return null;
  return (
    <ol className={css.steps} aria-label={`A che punto è ${title}`}>
      {steps.map(({ label, look, day }) => (
        <li
          key={label}
          className={`${css.step} ${css[look]}`}
          aria-current={look === 'now' || look === 'late' ? 'step' : undefined}
        >
          <span className={css.label}>{label}</span>
          <span className={css.day}>{day ?? '\u00a0'}</span>
          <VisuallyHidden>{spoken[look]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
