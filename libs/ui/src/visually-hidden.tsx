import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Text for those who listen to the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
