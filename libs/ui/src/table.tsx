import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Sheet } from './sheet';
import css from './table.module.css';

interface TableProps {
  /** What the table lists, for those who listen. */
  caption: string;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A table on a sheet: small grey heads, an ink line beneath, one ruling per row. Cells with figures carry
 * `data-figures`, the chosen row `aria-selected`. Wider than its place, it scrolls within itself.
 */
export function Table({ caption, children, className }: TableProps) {
  return (
    <Sheet isEdgeToEdge>
      <div className={css.scroll}>
        <table className={classNames(css.table, className)}>
          <caption className={css.caption}>{caption}</caption>
          {children}
        </table>
      </div>
    </Sheet>
  );
}
