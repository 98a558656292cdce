import { MOST_SUPPLIES } from '@zaino/contracts/catalogue';
import { Button } from '@zaino/ui/button';
import { useRef } from 'react';
import { LineFields } from './line-fields';
import { emptyLine, type LineDraft } from './supplies-values';

interface LinesProps {
  lines: readonly LineDraft[];
  errors: Partial<Record<string, string>>;
  onChange: (lines: LineDraft[]) => void;
}

/** The lines of a list, as they are being written. */
export function Lines({ lines, errors, onChange }: LinesProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      {lines.map((line, at) => (
        <LineFields
          key={line.key}
          line={line}
          at={at}
          errors={errors}
          onChange={(changed) => onChange(lines.with(at, changed))}
          onRemove={() => {
            onChange(lines.toSpliced(at, 1));
            // The button that was pressed has gone.
            addButton.current?.focus();
          }}
        />
      ))}
      {lines.length < MOST_SUPPLIES && (
        <Button
          ref={addButton}
          variant="outline"
          onClick={() => onChange([...lines, emptyLine(lines)])}
        >
          Aggiungi una voce
        </Button>
      )}
    </>
  );
}
