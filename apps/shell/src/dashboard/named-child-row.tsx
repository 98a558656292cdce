import type { ChildChanges } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { useState } from 'react';
import { ChildRow } from './child-row';

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
    <ChildRow child={child} note="dai tuoi acquisti, non ancora salvata">
      <Button
        variant="outline"
        size="small"
        disabled={isSaving}
        aria-label={`Salva la classe di ${child.nickname}`}
        onClick={() => void save()}
      >
        Salva
      </Button>
    </ChildRow>
  );
}
