import { type ReactNode, useId } from 'react';
import css from './page-part.module.css';

interface PagePartProps {
  title: string;
  children: ReactNode;
}

/** A part of a page of an area, below its own title. */
export function PagePart({ title, children }: PagePartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.part}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
