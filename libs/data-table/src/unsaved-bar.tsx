import { Button } from '@zaino/ui/button';
import css from './bar.module.css';

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
