import type { ReactNode } from 'react';
import { classNames } from './class-names';
import css from './narrow-fold.module.css';

interface NarrowFoldProps {
  /** The one line that is left of it; null where it cannot be folded now. */
  summary: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
}

/**
 * Folds to one line below 900 px, and always stands open beyond. The browser's own element: it opens before the page has
 * come to life, too.
 */
export function NarrowFold({ summary, isOpen, onToggle, className, children }: NarrowFoldProps) {
  return (
    <details
      className={classNames(css.fold, className)}
      open={isOpen || summary === null}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className={css.summary} hidden={summary === null}>
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}
