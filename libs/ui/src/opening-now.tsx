import type { Closure, OpeningHours } from '@zaino/contracts/shared';
import { openingState } from '@zaino/rules/opening-state';
import css from './opening-now.module.css';

interface OpeningNowProps {
  openingHours: OpeningHours;
  closures: Closure[];
  /** In milliseconds since 1970. */
  now: number;
}

/** Whether a bookshop is open, and when that changes. */
export function OpeningNow({ openingHours, closures, now }: OpeningNowProps) {
  const state = openingState(openingHours, now, closures);
  return (
    <p className={css.state} data-open={state.isOpen}>
      <strong>{state.now}</strong>
      {state.next && `, ${state.next}`}
    </p>
  );
}
