import type { Child } from '@zaino/contracts/identity';
import { MarginHead, MarginList } from '@zaino/ui/margin-list';
import { Link } from '@zaino/web/router';
import { type ReactNode, useId } from 'react';
import { ChildBooks } from './child-books';
import css from './child-sheet.module.css';
import type { ShownList } from './child-sheets.api';
import { className, listPath } from './class-choice';
import type { FamilyMarks } from './sheet-rules';
import type { SectionChoice } from './use-section-choice';

interface ChildSheetProps {
  child: Child;
  /** Undefined of a child that was saved since. */
  list: ShownList | undefined;
  marks: FamilyMarks;
  onSection: SectionChoice;
  /** What can be done with the child. */
  tools: ReactNode;
}

/** A child: who it is, and the books of its class. */
export function ChildSheet({ child, list, marks, onSection, tools }: ChildSheetProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <MarginList>
        <MarginHead className={css.head}>
          <div className={css.words}>
            <h3 id={headingId} className={css.name}>
              {child.nickname}
            </h3>
            <p>
              <Link to={listPath(child)} className={css.list}>
                Lista della {className(child)}
              </Link>{' '}
              <Link to="/materiale" className={css.list}>
                Materiale per la scuola
              </Link>
            </p>
            <p className={css.school}>{child.schoolName}</p>
          </div>
          <div className={css.tools}>{tools}</div>
        </MarginHead>
        {list && <ChildBooks child={child} list={list} marks={marks} onSection={onSection} />}
      </MarginList>
    </section>
  );
}
