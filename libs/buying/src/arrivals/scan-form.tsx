import { useCharacterKeys } from '@zaino/data-table/use-character-keys';
import type { ScanField } from '@zaino/scanning/use-scan-field';
import { useScanKeys } from '@zaino/scanning/use-scan-keys';
import { Button } from '@zaino/ui/button';
import { TextField } from '@zaino/ui/text-field';
import { type SyntheticEvent, useState } from 'react';
import css from './scan-form.module.css';

interface ScanFormProps {
  field: ScanField;
  onScan: (code: string, copies: number) => void;
  /** Several lines were pasted where a code belongs. */
  onList: (text: string) => void;
}

/** A scanner types a code and Enter: whatever has the focus, it comes into this field. */
export function ScanForm({ field, onScan, onList }: ScanFormProps) {
  const { element, typed, type, focus } = field;
  const [copies, setCopies] = useState('1');
  const count = Number(copies);
  const isWrong = !Number.isInteger(count) || count < 1 || count > 99;
  const [hasCharacters] = useCharacterKeys('deskCharacterKeys');
  useScanKeys({}, { hasCharacters, focus });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim() === '' || isWrong) return;
    onScan(typed, count);
    type('');
    setCopies('1');
    focus();
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        ref={element}
        label="Codice ISBN"
        hint="Leggi il codice a barre, o scrivilo e premi Invio."
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        className={css.code}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (!/\S\s*\n\s*\S/.test(text)) return;
          event.preventDefault();
          onList(text);
        }}
      />
      <TextField
        label="Copie"
        type="number"
        min={1}
        max={99}
        className={css.copies}
        value={copies}
        error={isWrong && 'Da 1 a 99'}
        onChange={({ currentTarget }) => setCopies(currentTarget.value)}
      />
      <Button type="submit" className={css.submit}>
        Registra
      </Button>
    </form>
  );
}
