import type { ChildChanges } from '@zaino/contracts/identity';
import { MarginRow } from '@zaino/ui/margin-list';
import { Link } from '@zaino/web/router';
import type { ReactNode } from 'react';
import css from './child-row.module.css';
import { className, listPath } from './class-choice';

interface ChildRowProps {
  child: ChildChanges;
  /** Said after the school. */
  note?: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** A child and the way to its list. */
export function ChildRow({ child, note, children }: ChildRowProps) {
  return (
    <MarginRow className={css.row}>
      <div className={css.words}>
        <h3>{child.nickname}</h3>
        <p>
          <Link to={listPath(child)} className={css.list}>
            Lista della {className(child)}
          </Link>
        </p>
        <p className={css.school}>{note ? `${child.schoolName} · ${note}` : child.schoolName}</p>
      </div>
      <div className={css.tools}>{children}</div>
    </MarginRow>
  );
}
