import type { ReactNode } from 'react';
import { classNames } from './class-names';
import css from './container.module.css';

interface ContainerProps {
  children: ReactNode;
  className?: string;
}

/** The page's column: 1200 px at most, with gutters. */
export function Container({ children, className }: ContainerProps) {
  return <div className={classNames(css.container, className)}>{children}</div>;
}
