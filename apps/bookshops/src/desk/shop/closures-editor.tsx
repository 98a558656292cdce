import { type Closure, CLOSURE_LIMIT } from '@zaino/contracts/shared';
import { Button } from '@zaino/ui/button';
import { TextField } from '@zaino/ui/text-field';
import css from './list-editor.module.css';
import { useListFocus } from '../use-list-focus';

interface ClosuresEditorProps {
  closures: Closure[];
  onChange: (closures: Closure[]) => void;
  /** What is wrong with a field of an entry, as in `0.from`. */
  errorOf: (name: string) => string | undefined;
}

const noClosure: Closure = { from: '', to: '', note: '' };

/** The days on which a bookshop is closed beside those of its week. */
export function ClosuresEditor({ closures, onChange, errorOf }: ClosuresEditorProps) {
  const place = useListFocus(closures.length);
  return (
    <fieldset ref={place} className={css.list}>
      <legend className={css.legend}>Giorni di chiusura</legend>
      <p className={css.hint}>
        Ferie e giorni in cui non valgono gli orari di sopra. Le famiglie li leggono nella tua
        vetrina e nell’elenco delle librerie.
      </p>
      {closures.map((closure, index) => (
        <Entry
          // Entries have no other identity than their place.
          key={index}
          number={index + 1}
          closure={closure}
          errorOf={(field) => errorOf(`${index}.${field}`)}
          onChange={(changed) => onChange(closures.with(index, changed))}
          onRemove={() => onChange(closures.toSpliced(index, 1))}
        />
      ))}
      {closures.length < CLOSURE_LIMIT && (
        <Button
          variant="text"
          size="small"
          data-add=""
          onClick={() => onChange([...closures, noClosure])}
        >
          Aggiungi una chiusura
        </Button>
      )}
    </fieldset>
  );
}

interface EntryProps {
  number: number;
  closure: Closure;
  errorOf: (field: keyof Closure) => string | undefined;
  onChange: (closure: Closure) => void;
  onRemove: () => void;
}

function Entry({ number, closure, errorOf, onChange, onRemove }: EntryProps) {
  const field = (name: keyof Closure) => ({
    value: closure[name],
    error: errorOf(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange({ ...closure, [name]: target.value }),
  });
  return (
    <div role="group" aria-label={`Chiusura ${number}`} data-entry="" className={css.entry}>
      <TextField {...field('from')} type="date" label="Dal" />
      <TextField {...field('to')} type="date" label="Al, compreso" />
      <TextField {...field('note')} label="Motivo (facoltativo)" maxLength={60} />
      <Button
        variant="text"
        size="small"
        className={css.remove}
        aria-label={`Togli la chiusura ${number}`}
        onClick={onRemove}
      >
        Togli
      </Button>
    </div>
  );
}
