import type { ReactNode } from 'react';
import css from './sticky-bar.module.css';

interface StickyBarProps {
  /** What the bar is about, for those who listen: "Totale". */
  label: string;
  children: ReactNode;
}

/** Total and button that stay at the foot of a narrow screen; hidden from 900 px on, where they stand beside. */
export function StickyBar({ label, children }: StickyBarProps) {
  return (
    <div className={css.bar} role="group" aria-label={label}>
      {children}
    </div>
  );
}
