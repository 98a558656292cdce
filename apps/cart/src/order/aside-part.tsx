import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import css from './aside-part.module.css';

interface AsidePartProps {
  title: string;
  /** On a phone only its title is shown at first: the order is long. */
  isFolded?: boolean;
  children: ReactNode;
}

/** A short part beside the books, under a ruling. */
export function AsidePart({ title, isFolded = false, children }: AsidePartProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={css.part}>
      <h2 id={headingId} className={css.title}>
        {title}
      </h2>
      {isFolded ? (
        <FoldedContent title={title}>{children}</FoldedContent>
      ) : (
        <div className={css.content}>{children}</div>
      )}
    </section>
  );
}

/** What stands below a title: on a phone it unfolds, elsewhere it is there. */
export function FoldedContent({ title, children }: Pick<AsidePartProps, 'title' | 'children'>) {
  return (
    <details className={css.folded}>
      <summary className={css.summary}>
        Mostra<VisuallyHidden> {title}</VisuallyHidden>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
