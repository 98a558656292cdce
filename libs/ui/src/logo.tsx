import { classNames } from './class-names';
import css from './logo.module.css';

interface LogoProps {
  /** The shop's name. */
  name: string;
  /** On the dark board of the footer. */
  isOnBoard?: boolean;
}

/** The satchel and the name. */
export function Logo({ name, isOnBoard = false }: LogoProps) {
  return (
    <span className={classNames(css.logo, isOnBoard && css.onBoard)}>
      <svg className={css.drawing} viewBox="0 0 24 34" width="24" height="34" aria-hidden="true">
        <path className={css.handle} d="M7 10V6.5a5 5 0 0 1 10 0V10" />
        <path
          className={css.bag}
          d="M0 18C0 11.5 5 7 12 7s12 4.5 12 11v13a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3Z"
        />
        <rect className={css.label} x="5" y="19" width="14" height="10" rx="1.2" />
        <path className={css.lines} d="M8 22.2h8M8 25.8h5" />
      </svg>
      {name}
    </span>
  );
}
