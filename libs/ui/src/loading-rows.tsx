import type { ReactNode } from 'react';
import { classNames } from './class-names';
import css from './loading-rows.module.css';
import { ReloadLink } from './reload-link';
import { Sheet } from './sheet';

interface LoadingRowsProps {
  /** The exact words: "Caricamento...". */
  children: ReactNode;
  rows?: number;
  /** The height that the rows will have: a table's line, or a book with its cover. */
  rowHeight?: 'line' | 'book';
  hasMargin?: boolean;
  /** Said instead where no script runs, so that nothing will come. */
  withoutScript?: ReactNode;
}

const reload = (
  <>
    Questa parte della pagina non è arrivata. <ReloadLink>Ricarica la pagina</ReloadLink>
  </>
);

/**
 * Empty ruled rows where the real ones will stand, so that nothing moves when they come. A page with them is not whole:
 * the shell looks for `data-incomplete`.
 */
export function LoadingRows({
  children,
  rows = 6,
  rowHeight = 'line',
  hasMargin = false,
  withoutScript = reload,
}: LoadingRowsProps) {
  return (
    <Sheet hasMargin={hasMargin} isEdgeToEdge data-incomplete="">
      <p role="status" className={classNames(css.words, hasMargin && css.indented)}>
        {children}
      </p>
      <div className={css.rows} aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={classNames(css.row, css[rowHeight])} />
        ))}
      </div>
      <noscript>
        <p className={classNames(css.unscripted, hasMargin && css.indented)}>{withoutScript}</p>
      </noscript>
    </Sheet>
  );
}
