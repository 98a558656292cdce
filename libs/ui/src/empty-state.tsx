import type { ReactNode } from 'react';
import css from './empty-state.module.css';
import { Sheet } from './sheet';

interface EmptyStateProps {
  /** A heading above the sentence, where the page or part has no other. */
  title?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** One sentence. */
  children: ReactNode;
  /** One link or button. */
  action?: ReactNode;
}

/** Nothing here: one sentence and one way on, on an empty ruled sheet. */
export function EmptyState({ title, headingLevel = 2, children, action }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Sheet isRuled hasMargin isEdgeToEdge className={css.sheet}>
      {title && <Heading className={css.title}>{title}</Heading>}
      <p className={title ? css.words : css.sentence}>{children}</p>
      {action && <div className={css.action}>{action}</div>}
    </Sheet>
  );
}
