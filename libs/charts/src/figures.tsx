import { Sheet } from '@zaino/ui/sheet';
import type { ReactNode } from 'react';
import css from './figures.module.css';

/** What is asked for most, large and side by side: `Figure`s. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <Sheet isEdgeToEdge>
      <dl className={css.figures}>{children}</dl>
    </Sheet>
  );
}

interface FigureProps {
  name: string;
  value: string;
  /** What it is compared with, or made of. */
  children?: ReactNode;
}

export function Figure({ name, value, children }: FigureProps) {
  return (
    <div className={css.figure}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{value}</dd>
      {children && <dd className={css.beside}>{children}</dd>}
    </div>
  );
}
