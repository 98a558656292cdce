import type { ReactNode } from 'react';
import css from './empty-state.module.css';
import { Sheet } from './sheet';

interface EmptyStateProps {
  /** One sentence. */
  children: ReactNode;
  /** One link or button. */
  action?: ReactNode;
  /** Level of the sentence where it is the part's heading; otherwise it is a paragraph. */
  headingLevel?: 1 | 2 | 3;
}

/** Nothing here: one sentence and one way on, on an empty ruled sheet. */
export function EmptyState({ children, action, headingLevel }: EmptyStateProps) {
  const Sentence = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <Sheet isRuled hasMargin isEdgeToEdge className={css.sheet}>
      <Sentence className={css.sentence}>{children}</Sentence>
      {action && <div className={css.action}>{action}</div>}
    </Sheet>
  );
}
