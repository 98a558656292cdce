import type { Child } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { useState } from 'react';

interface ChildToolsProps {
  child: Child;
  onEdit: () => void;
  onRemove: () => Promise<unknown>;
}

/** How to change or remove a saved child. */
export function ChildTools({ child, onEdit, onRemove }: ChildToolsProps) {
  const [isLeaving, setLeaving] = useState(false);
  const remove = async () => {
    setLeaving(true);
    await onRemove();
    setLeaving(false);
  };
  return (
    <>
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
    </>
  );
}
