import { Button } from '@zaino/ui/button';
import css from './bulk-bar.module.css';
import type { BulkKind } from './bulk-kinds';
import { formatCount } from './count-words';

interface BulkBarProps {
  selected: number;
  /** Chosen, but left out of what is shown. */
  hidden: number;
  /** Shown, and not all of them chosen; 0 where there is nothing to add. */
  selectable: number;
  onSelectAll: () => void;
  onClear: () => void;
  onChange: (kind: BulkKind) => void;
}

/** What can be done with the chosen products; stays at the foot of the window. */
export function BulkBar(props: BulkBarProps) {
  const { selected, hidden, selectable, onSelectAll, onClear, onChange } = props;
  return (
    <div role="group" aria-label="Prodotti selezionati" className={css.bar}>
      <p className={css.count}>
        <strong>{formatCount(selected)}</strong> {selected === 1 ? 'selezionato' : 'selezionati'}
        {hidden > 0 && `, ${formatCount(hidden)} fuori dai filtri`}
      </p>
      {selectable > 0 && (
        <Button variant="text" size="small" onClick={onSelectAll}>
          Seleziona tutti i {formatCount(selectable)}
        </Button>
      )}
      <Button variant="text" size="small" onClick={onClear}>
        Deseleziona
      </Button>
      <div className={css.actions}>
        <Button
          variant="outline"
          size="small"
          className={css.wide}
          onClick={() => onChange('attiva')}
        >
          Attiva
        </Button>
        <Button
          variant="outline"
          size="small"
          className={css.wide}
          onClick={() => onChange('disattiva')}
        >
          Disattiva
        </Button>
        <Button variant="outline" size="small" onClick={() => onChange('prezzo')}>
          Modifica…
        </Button>
        <Button variant="outline" size="small" onClick={() => onChange('elimina')}>
          Elimina…
        </Button>
      </div>
    </div>
  );
}

interface UnsavedBarProps {
  count: number;
  onSave: () => void;
  onDiscard: () => void;
}

/** Fields of the table that were typed in and not saved, wherever they are. */
export function UnsavedBar({ count, onSave, onDiscard }: UnsavedBarProps) {
  return (
    <div role="group" aria-label="Modifiche non salvate" className={css.bar}>
      <p className={css.count}>
        {count === 1 ? '1 modifica non salvata' : `${count} modifiche non salvate`}
      </p>
      <div className={css.actions}>
        <Button variant="outline" size="small" onClick={onDiscard}>
          Scarta
        </Button>
        <Button size="small" onClick={onSave}>
          Salva
        </Button>
      </div>
    </div>
  );
}
