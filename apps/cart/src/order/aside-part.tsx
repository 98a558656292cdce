import { type ReactNode, useId } from 'react';
import css from './aside-part.module.css';

/** A short part beside the books, under a ruling. */
export function AsidePart({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={css.part}>
      <h2 id={headingId} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
