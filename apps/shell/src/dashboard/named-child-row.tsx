import type { ChildChanges } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { MarginRow } from '@zaino/ui/margin-list';
import { Link } from '@zaino/web/router';
import { useState } from 'react';
import css from './child-row.module.css';
import { className, listPath } from './class-choice';

interface NamedChildRowProps {
  child: ChildChanges;
  onSave: () => Promise<unknown>;
}

/** A child that was named while shopping: its list, and how to keep it. */
export function NamedChildRow({ child, onSave }: NamedChildRowProps) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await onSave();
    setSaving(false);
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
        <p className={css.school}>{child.schoolName} · dai tuoi acquisti, non ancora salvata</p>
      </div>
      <div className={css.tools}>
        <Button
          variant="outline"
          size="small"
          disabled={isSaving}
          aria-label={`Salva la classe di ${child.nickname}`}
          onClick={() => void save()}
        >
          Salva
        </Button>
      </div>
    </MarginRow>
  );
}
