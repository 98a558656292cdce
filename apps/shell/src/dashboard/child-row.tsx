import type { Child } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { MarginRow } from '@zaino/ui/margin-list';
import { Link } from '@zaino/web/router';
import { useState } from 'react';
import css from './child-row.module.css';
import { className, listPath } from './class-choice';

interface ChildRowProps {
  child: Child;
  onEdit: () => void;
  onRemove: () => Promise<unknown>;
}

/** A child and the way to its list. */
export function ChildRow({ child, onEdit, onRemove }: ChildRowProps) {
  const [isLeaving, setLeaving] = useState(false);
  const remove = async () => {
    setLeaving(true);
    await onRemove();
    setLeaving(false);
  };
  return (
    <MarginRow className={css.row}>
      <div className={css.words}>
        <h3>{child.nickname}</h3>
        <p>
          <Link to={listPath(child)} className={css.list}>
            Lista della {className(child)}
          </Link>
        </p>
        <p className={css.school}>{child.schoolName}</p>
      </div>
      <div className={css.tools}>
        <Button
          variant="text"
          size="small"
          aria-label={`Modifica ${child.nickname}`}
          onClick={onEdit}
        >
          Modifica
        </Button>
        <Button
          variant="text"
          size="small"
          disabled={isLeaving}
          aria-label={`Rimuovi ${child.nickname}`}
          onClick={() => void remove()}
        >
          Rimuovi
        </Button>
      </div>
    </MarginRow>
  );
}
