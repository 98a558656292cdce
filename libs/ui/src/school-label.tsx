import type { ReactNode } from 'react';
import { classNames } from './class-names';
import css from './school-label.module.css';

interface LabelEntry {
  name: string;
  value: ReactNode;
  /** Twice the room: an address. */
  isWide?: boolean;
}

interface SchoolLabelProps {
  title: ReactNode;
  entries: readonly LabelEntry[];
  /** Below 900 px the title is left alone. */
  isFolded?: boolean;
  /** More lines below the entries. */
  children?: ReactNode;
}

/** The sticker on an exercise book: a title and what one writes on its dotted lines. Carries the page's h1. */
export function SchoolLabel({ title, entries, isFolded = false, children }: SchoolLabelProps) {
  return (
    <div className={classNames(css.label, isFolded && css.folded)}>
      <div className={css.inner}>
        <h1 className={css.title}>{title}</h1>
        <dl className={css.entries}>
          {entries.map((entry) => (
            <div key={entry.name} className={classNames(css.entry, entry.isWide && css.wide)}>
              <dt>{entry.name}</dt>
              <dd>{entry.value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </div>
  );
}
