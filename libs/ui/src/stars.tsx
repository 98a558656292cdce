import css from './stars.module.css';

/** From a star's upper point; after it the pen stands there again. */
const STAR =
  'l2.29 5.44 5.89.5-4.47 3.87 1.34 5.75-5.05-3.06-5.05 3.06 1.34-5.75-4.47-3.87 5.89-.5z';
const HALF_STAR = 'l0 12.5-5.05 3.06 1.34-5.75-4.47-3.87 5.89-.5z';
const START = 'M10 1.8';
const NEXT = 'm20 0';

/** Five stars, so many of them filled from the left, to the half; whoever draws them says it in words. */
export function Stars({ filled }: { filled: number }) {
  return (
    <svg className={css.stars} viewBox="0 0 100 20" width="90" height="18" aria-hidden="true">
      <path className={css.outline} d={row(5)} />
      <path className={css.filled} d={row(filled)} />
    </svg>
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
