import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { useSubmission } from '@zaino/web/use-submission';
import { type SyntheticEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import css from './bulk-dialog.module.css';
import type { BulkEffect } from './bulk-effect';
import { BulkPreview, type EffectTerms } from './bulk-preview';
import { agreed, capital, counted } from './count-words';
import { saveFailureWords } from './save-words';
import type { TableDefinition, TableRow } from './table-definition';

/** The field for the value of a kind of change. */
export interface BulkField {
  label: string;
  hint?: string;
  isNumber?: boolean;
  /** A day, given as `2026-09-14`. */
  isDate?: boolean;
}

/** A kind of change of many rows. */
export interface BulkKind<Change extends object> {
  /** In the list of kinds. */
  words: string;
  /** Of the button that does it. */
  verb: string;
  /** Above the dialog, before the number of rows. */
  title: string;
  /** A kind without has no value. */
  field?: BulkField;
  /** It is decided on before, and the dialog offers no other. */
  isAlone?: boolean;
  /** The change, or a sentence that says what is wrong with the value. */
  read: (text: string) => Change | string;
  done: (count: number) => string;
}

interface BulkDialogProps<Row extends TableRow, Change extends object> extends EffectTerms<Row> {
  table: TableDefinition<Row>;
  /** All that were chosen. */
  rows: readonly Row[];
  kinds: Record<string, BulkKind<Change>>;
  /** What to begin with. */
  kind: string;
  /** Values to choose from, by kind. */
  suggestions?: Record<string, readonly string[]>;
  effectOf: (rows: readonly Row[], change: Change) => BulkEffect<Row>;
  /** Makes the change of the rows that it would touch; rejects with `ApiError` where nothing was changed. */
  onConfirm: (rows: Row[], change: Change, done: BulkKind<Change>['done']) => Promise<unknown>;
  onClose: () => void;
}

/** What stands in the dialog. */
interface Bulk<Change extends object> {
  name: string;
  kind: BulkKind<Change>;
  choose: (name: string) => void;
  text: string;
  setText: (text: string) => void;
  /** What the value stands for, or what is wrong with it. */
  change: Change | string;
}

/** What stands in the dialog, and what it would do. */
function useBulk<Row extends TableRow, Change extends object>(props: BulkDialogProps<Row, Change>) {
  const { rows, kinds, kind: first, effectOf } = props;
  const [name, setName] = useState(first);
  const [text, setText] = useState('');
  const kind = kinds[name];
  if (!kind) throw new Error(`There is no change ${name}`);
  const { read } = kind;
  const typed = useDeferredValue(text);
  const change = useMemo(() => read(typed), [read, typed]);
  const effect = useMemo(
    () => (typeof change === 'string' ? null : effectOf(rows, change)),
    [rows, change, effectOf],
  );
  const choose = (next: string) => {
    setName(next);
    setText('');
  };
  return { name, kind, choose, text, setText, change, effect };
}

/** Says how many rows a change touches and what becomes of them, and does it once that is confirmed. */
export function BulkDialog<Row extends TableRow, Change extends object>(
  props: BulkDialogProps<Row, Change>,
) {
  const { table, rows, kinds, suggestions, onConfirm, onClose } = props;
  const bulk = useBulk(props);
  const { kind, change, effect } = bulk;
  const form = useId();
  const { isSending, failure, send } = useSubmission();
  const noun = table.words;

  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!effect || typeof change === 'string' || effect.effects.length === 0) return;
    const changed = effect.effects.map(({ before }) => before);
    if (await send(() => onConfirm(changed, change, kind.done))) onClose();
  };

  const count = effect?.effects.length ?? 0;
  return (
    <Dialog
      isOpen
      title={`${kind.title} ${counted(noun, rows.length)}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Non ora
          </Button>
          <Button type="submit" form={form} disabled={count === 0 || isSending}>
            {isSending
              ? 'Salvataggio...'
              : `${kind.verb} ${counted(noun, effect ? count : rows.length)}`}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={(event) => void onSubmit(event)}>
        {failure && (
          <Notice tone="error">
            <strong>{saveFailureWords(failure)}.</strong> {capital(noun.theMany)} sono{' '}
            {agreed(noun, 2, 'rimast')} com’erano.
          </Notice>
        )}
        <ChangeFields kinds={kinds} bulk={bulk} suggestions={suggestions?.[bulk.name] ?? []} />
        {effect && <BulkPreview table={table} effect={effect} words={kind.words} terms={props} />}
      </form>
    </Dialog>
  );
}

interface ChangeFieldsProps<Change extends object> {
  kinds: Record<string, BulkKind<Change>>;
  bulk: Bulk<Change>;
  suggestions: readonly string[];
}

/** Which kind of change it is, and its value. */
function ChangeFields<Change extends object>(props: ChangeFieldsProps<Change>) {
  const { kinds, bulk, suggestions } = props;
  const { name, kind, choose, text, setText, change } = bulk;
  return (
    <>
      {!kind.isAlone && (
        <SelectField
          label="Che cosa fare"
          value={name}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {Object.entries(kinds).map(([one, { words }]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </SelectField>
      )}
      {kind.field && (
        <ValueField
          field={kind.field}
          error={typeof change === 'string' ? change : undefined}
          text={text}
          onChange={setText}
          suggestions={suggestions}
        />
      )}
    </>
  );
}

interface ValueFieldProps {
  field: BulkField;
  /** Not said before something is typed. */
  error: string | undefined;
  text: string;
  onChange: (text: string) => void;
  suggestions: readonly string[];
}

function ValueField({ field, error, text, onChange, suggestions }: ValueFieldProps) {
  const list = useId();
  const { label, hint, isNumber, isDate } = field;
  return (
    <>
      <TextField
        label={label}
        type={isDate ? 'date' : 'text'}
        autoComplete="off"
        inputMode={isNumber ? 'decimal' : 'text'}
        list={suggestions.length > 0 ? list : undefined}
        hint={hint}
        error={text.trim() !== '' && error}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={list}>
        {suggestions.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}
