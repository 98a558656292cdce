import { useCharacterKeys } from '@zaino/data-table/use-character-keys';
import { ScanResult } from '@zaino/scanning/scan-result';
import { useScanField } from '@zaino/scanning/use-scan-field';
import { useScanKeys } from '@zaino/scanning/use-scan-keys';
import { Button } from '@zaino/ui/button';
import { CheckIcon, PersonIcon, WarningIcon } from '@zaino/ui/icons';
import { Notice } from '@zaino/ui/notice';
import { TextField } from '@zaino/ui/text-field';
import { Checkbox } from '@zaino/ui/tick';
import { type SyntheticEvent, useEffect, useEffectEvent } from 'react';
import css from './packing-page.module.css';
import { ParcelOnTable } from './parcel-on-table';
import type { Packing } from './use-packing';

/** The field that everything is scanned into, what came of it, and the parcel on the table. */
export function PackingTable({ packing }: { packing: Packing }) {
  const field = useScanField();
  const [hasCharacters, setHasCharacters] = useCharacterKeys('deskCharacterKeys');
  const { table, taken } = packing;
  const keys = {
    F2: packing.goOn,
    F8: packing.print,
    Escape: () => {
      if (!field.hasFocus()) field.focus();
      else if (field.typed === '') packing.leave();
      else field.type('');
    },
  };
  useScanKeys(keys, { hasCharacters, focus: field.focus });
  // What was pressed for it may be gone with what lay there before.
  const focusField = useEffectEvent(field.focus);
  const { id, state } = table?.parcel ?? nothing;
  useEffect(() => focusField(), [id, state]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A scanner types faster than the page is drawn.
    const text = field.element.current?.value ?? field.typed;
    field.type('');
    field.focus();
    if (text.trim() !== '') void packing.scan(text);
  };
  return (
    <div className={css.desk}>
      <form className={css.scan} onSubmit={submit}>
        <TextField
          ref={field.element}
          label="Scansiona l’ordine, poi ogni libro"
          hint={hintOf(packing)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={css.field ?? ''}
          value={field.typed}
          onChange={({ currentTarget }) => field.type(currentTarget.value)}
        />
        <Button type="submit" className={css.submit}>
          Conferma
        </Button>
      </form>
      <LastSaid packing={packing} />
      {taken && (
        <Notice
          tone="error"
          action={
            <span className={css.ways}>
              <Button
                size="small"
                variant="outline"
                onClick={() => {
                  void packing.open(taken.number, true);
                  field.focus();
                }}
              >
                Continua tu questo pacco
              </Button>
              <Button
                size="small"
                variant="text"
                onClick={() => {
                  packing.forgetTaken();
                  field.focus();
                }}
              >
                Lascialo
              </Button>
            </span>
          }
        >
          <strong>Ordine {taken.number}.</strong> {taken.words}
        </Notice>
      )}
      {table && <ParcelOnTable table={table} packing={packing} />}
      <Checkbox
        checked={hasCharacters}
        onChange={({ currentTarget: { checked } }) => setHasCharacters(checked)}
      >
        Quello che scrivo o scansiono va sempre nel campo
      </Checkbox>
    </div>
  );
}

const nothing = { id: null, state: null };

/** What is expected next. */
function hintOf({ table }: Packing): string {
  if (table === null) return 'Il codice QR dell’ordine, o il suo numero.';
  if (table.parcel.state === 'open') return 'Il codice a barre di ogni libro che metti nel pacco.';
  return 'L’etichetta del corriere, o il prossimo ordine.';
}

const icons = {
  good: PersonIcon,
  done: CheckIcon,
  plain: CheckIcon,
  waiting: CheckIcon,
  refused: WarningIcon,
} as const;

function LastSaid({ packing: { said } }: { packing: Packing }) {
  return (
    <div role="status" aria-live="assertive">
      {said && (
        <ScanResult key={said.id} tone={said.tone} icon={icons[said.tone]} title={said.title}>
          <p>{said.words}</p>
        </ScanResult>
      )}
    </div>
  );
}
