import type { Child } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { useState } from 'react';
import { ChildRow } from './child-row';

interface SavedChildRowProps {
  child: Child;
  onEdit: () => void;
  onRemove: () => Promise<unknown>;
}

/** A child of the account: its list, and how to change or remove it. */
export function SavedChildRow({ child, onEdit, onRemove }: SavedChildRowProps) {
  const [isLeaving, setLeaving] = useState(false);
  const remove = async () => {
    setLeaving(true);
    await onRemove();
    setLeaving(false);
  };
  return (
    <ChildRow child={child}>
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
    </ChildRow>
  );
}
