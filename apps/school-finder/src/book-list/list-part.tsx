import { type ReactNode, useId } from 'react';
import css from './book-list-page.module.css';

interface ListPartProps {
  title: string;
  count: number;
  /** Rows, each an `<li>`. */
  children: ReactNode;
}

/** Some codes that belong together; nothing where there are none. */
export function ListPart({ title, count, children }: ListPartProps) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id} className={css.part}>
      <h3 id={id}>{`${title} (${count})`}</h3>
      <ul>{children}</ul>
    </section>
  );
}
