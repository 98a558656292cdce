import { HIGHEST_PRICE, type ProductRow } from '@zaino/contracts/catalogue';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { useSubmission } from '@zaino/web/use-submission';
import { type SyntheticEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import css from './bulk-dialog.module.css';
import { bulkEffect } from './bulk-effect';
import { type BulkKind, bulkKinds, effectWords, kindOf, unchangedWords } from './bulk-kinds';
import { formatCount, named, products } from './count-words';
import type { ProductChanges } from './product-changes';
import { ReductionCheck } from './reduction-check';
import { saveFailureWords } from './save-words';

interface BulkDialogProps {
  rows: readonly ProductRow[];
  /** What to begin with. */
  kind: BulkKind;
  categories: readonly string[];
  changes: ProductChanges;
  onClose: () => void;
}

/** Says how many products a change touches and what becomes of them, and does it once that is confirmed. */
export function BulkDialog({ rows, kind: first, categories, changes, onClose }: BulkDialogProps) {
  const [kind, setKind] = useState(first);
  const [text, setText] = useState('');
  const form = useId();
  const { words, verb, field, read, done } = kindOf(kind);
  const typed = useDeferredValue(text);
  const change = useMemo(() => read(typed), [read, typed]);
  const effect = useMemo(
    () => (typeof change === 'string' ? null : bulkEffect(rows, change)),
    [rows, change],
  );
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { isSending, failure, send } = useSubmission();

  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!effect || typeof change === 'string' || effect.effects.length === 0) return;
    const changed = effect.effects.map(({ before }) => before);
    if (await send(() => changes.bulk(changed, change, done))) onClose();
  };

  const count = effect?.effects.length ?? 0;
  return (
    <Dialog
      isOpen
      title={`${kind === 'elimina' ? 'Elimina' : 'Modifica'} ${products(rows.length)}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={form} disabled={count === 0 || isSending}>
            {isSending ? 'Salvataggio...' : `${verb} ${products(count)}`}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={(event) => void onSubmit(event)}>
        {failure && (
          <Notice tone="error">
            <strong>{saveFailureWords(failure)}.</strong> I prodotti sono rimasti com’erano.
          </Notice>
        )}
        {kind !== 'elimina' && (
          <KindSelect
            kind={kind}
            onChange={(next) => {
              setKind(next);
              setText('');
            }}
          />
        )}
        {field && (
          <ValueField
            kind={kind}
            label={field}
            error={typeof change === 'string' ? change : undefined}
            text={text}
            onChange={setText}
            categories={categories}
          />
        )}
        <Preview effect={effect} words={words} ids={ids} />
      </form>
    </Dialog>
  );
}

function KindSelect({ kind, onChange }: { kind: BulkKind; onChange: (kind: BulkKind) => void }) {
  return (
    <SelectField
      label="Che cosa fare"
      value={kind}
      onChange={(event) => onChange(event.currentTarget.value as BulkKind)}
    >
      {Object.entries(bulkKinds).map(([name, one]) => (
        <option key={name} value={name}>
          {one.words}
        </option>
      ))}
    </SelectField>
  );
}

interface ValueFieldProps {
  kind: BulkKind;
  label: string;
  /** Not said before something is typed. */
  error: string | undefined;
  text: string;
  onChange: (text: string) => void;
  categories: readonly string[];
}

function ValueField({ kind, label, error, text, onChange, categories }: ValueFieldProps) {
  const list = useId();
  const isNumber = kind === 'margine' || kind === 'sconto';
  return (
    <>
      <TextField
        label={label}
        autoComplete="off"
        inputMode={isNumber ? 'decimal' : 'text'}
        list={kind === 'categoria' ? list : undefined}
        hint={kind === 'prezzo' ? 'Per abbassarlo comincia con il segno meno: −5' : undefined}
        error={text.trim() !== '' && error}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={list}>
        {categories.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}

const SHOWN = 5;

interface PreviewProps {
  effect: ReturnType<typeof bulkEffect> | null;
  words: string;
  /** Of all products that were chosen. */
  ids: readonly string[];
}

function Preview({ effect, words, ids }: PreviewProps) {
  if (!effect) return null;
  const { effects, unchanged, refused } = effect;
  return (
    <section aria-label="Anteprima" className={css.preview}>
      <p role="status">
        <strong>
          {words}: {products(effects.length)}.
        </strong>{' '}
        {unchangedWords(unchanged.length)}{' '}
        {refused.length > 0 &&
          `${products(refused.length)} supererebbe${refused.length === 1 ? '' : 'ro'} ${formatEuro(HIGHEST_PRICE)} e resta${refused.length === 1 ? '' : 'no'} com’è: ${named(refused.map(({ nome }) => nome))}.`}
      </p>
      <ul>
        {effects.slice(0, SHOWN).map((one) => (
          <li key={one.before.id} className={css.effect}>
            <strong>{one.before.nome}</strong> {effectWords(one)}
          </li>
        ))}
      </ul>
      {effects.length > SHOWN && <p>e altri {formatCount(effects.length - SHOWN)}</p>}
      {effects.length > 0 && <p className={css.calm}>Si può annullare subito dopo.</p>}
      <ReductionCheck ids={ids} effects={effects} />
    </section>
  );
}
