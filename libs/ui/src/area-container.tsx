import type { ReactNode } from 'react';
import css from './area-container.module.css';
import { Container } from './container';

/** What stands below the bar of an area where people work, with room around its parts. */
export function AreaContainer({ children }: { children: ReactNode }) {
  return <Container className={css.page}>{children}</Container>;
}
