import { Sheet } from '@zaino/ui/sheet';
import type { ReactNode } from 'react';
import css from './charts.module.css';

/** What a chart is drawn on. */
export function ChartSheet({ children }: { children: ReactNode }) {
  return (
    <Sheet isEdgeToEdge className={css.sheet}>
      {children}
    </Sheet>
  );
}
