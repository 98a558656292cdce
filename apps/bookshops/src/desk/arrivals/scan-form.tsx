import { useCharacterKeys } from '@zaino/data-table/use-character-keys';
import { Button } from '@zaino/ui/button';
import { TextField } from '@zaino/ui/text-field';
import { type RefObject, type SyntheticEvent, useEffect, useState } from 'react';
import css from './scan-form.module.css';

interface ScanFormProps {
  field: RefObject<HTMLInputElement | null>;
  onScan: (code: string, copies: number) => void;
  /** Several lines were pasted where a code belongs. */
  onList: (text: string) => void;
}

/** A scanner types a code and Enter: whatever has the focus, its figures come into this field. */
export function ScanForm({ field, onScan, onList }: ScanFormProps) {
  const [code, setCode] = useState('');
  const [copies, setCopies] = useState('1');
  const count = Number(copies);
  const isWrong = !Number.isInteger(count) || count < 1 || count > 99;
  useFiguresInto(field);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim() === '' || isWrong) return;
    onScan(code, count);
    setCode('');
    setCopies('1');
    field.current?.focus();
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        ref={field}
        label="Codice ISBN"
        hint="Leggi il codice a barre, o scrivilo e premi Invio."
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        className={css.code}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
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

/** Where nobody types a figure leads to the field, before it is written: a scan is never lost to a button. */
function useFiguresInto(field: RefObject<HTMLInputElement | null>): void {
  const [hasCharacters] = useCharacterKeys('deskCharacterKeys');
  useEffect(() => {
    // After the shell, which puts the focus at the begin of a new page.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [field]);
  useEffect(() => {
    if (!hasCharacters) return undefined;
    const lead = ({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent) => {
      if (!/^\d$/.test(key) || ctrlKey || altKey || metaKey) return;
      const isTyping =
        target instanceof Element && target.closest('input, textarea, select, dialog');
      if (!isTyping) field.current?.focus();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [field, hasCharacters]);
}
