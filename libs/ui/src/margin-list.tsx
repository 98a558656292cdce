import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import css from './margin-list.module.css';
import { Sheet } from './sheet';

/** A checklist on ruled paper: ticks left of the red line, content right, one ruling per row. */
export function MarginList({ className, ...sheet }: ComponentProps<'div'>) {
  return <Sheet {...sheet} hasMargin isEdgeToEdge className={classNames(css.list, className)} />;
}

/** The list's own heading and what stands beside it, right of the margin line. */
export function MarginHead({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(css.head, className)}>{children}</div>;
}

interface MarginGroupProps {
  title: ReactNode;
  /** How many rows, and a word about them: `4, non spuntati`. */
  count: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Anything between heading and rows, such as a button that folds them. */
  tools?: ReactNode;
  /** The rows. */
  children?: ReactNode;
}

/** Rows that belong together, under a head with their count. */
export function MarginGroup({ title, count, headingLevel = 3, tools, children }: MarginGroupProps) {
  const Heading = `h${headingLevel}` as const;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className={css.groupHead}>
        <Heading id={headingId} className={css.groupTitle}>
          {title} <span className={css.count}>{count}</span>
        </Heading>
        {tools}
      </div>
      {children && <ul>{children}</ul>}
    </section>
  );
}

interface MarginRowProps {
  /** What stands in the margin: a `Tick`. */
  tick?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** One ruling: tick, line, content. */
export function MarginRow({ tick, children, className }: MarginRowProps) {
  return (
    <li className={css.row}>
      <div className={css.tick}>{tick}</div>
      <div className={classNames(css.content, className)}>{children}</div>
    </li>
  );
}
