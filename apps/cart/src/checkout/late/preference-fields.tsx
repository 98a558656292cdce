import { RadioGroup } from '@zaino/ui/radio-group';
import { TextField } from '@zaino/ui/text-field';
import { Checkbox } from '@zaino/ui/tick';
import type { Preference } from '../draft';
import css from './preference-fields.module.css';
import { cancelDates } from './preference-dates';

interface PreferenceFieldsProps {
  legend: string;
  value: Preference;
  /** The last day on which it is expected; null before it is known. */
  expected: string | null;
  error?: string | undefined;
  onChange: (value: Preference) => void;
}

/** Wait or cancel after a day, and whether another edition will do. */
export function PreferenceFields(props: PreferenceFieldsProps) {
  const { legend, value, expected, error, onChange } = props;
  const dates = expected === null ? null : cancelDates(expected);
  const choices = [
    { value: 'wait', label: 'Aspetto', hint: 'Ti scriviamo la nuova data appena la sappiamo' },
    {
      value: 'cancel',
      label: 'Aspetto fino a una data',
      hint: 'Poi annulliamo il libro e ti restituiamo quanto hai pagato',
      isDisabled: dates === null,
    },
  ] as const;
  return (
    <div className={css.fields}>
      <RadioGroup
        legend={legend}
        options={choices}
        value={value.ifLate}
        onChange={(ifLate) =>
          onChange({
            ...value,
            ifLate,
            cancelAfter: ifLate === 'cancel' && dates ? dates.proposed : null,
          })
        }
      />
      {value.ifLate === 'cancel' && (
        <TextField
          type="date"
          label="Aspetto fino al"
          className={css.date}
          min={dates?.first}
          required
          value={value.cancelAfter ?? ''}
          onChange={({ target }) => onChange({ ...value, cancelAfter: target.value || null })}
          error={error}
        />
      )}
      <Checkbox
        checked={value.acceptsEquivalent}
        onChange={({ target }) => onChange({ ...value, acceptsEquivalent: target.checked })}
      >
        Accetto un’edizione equivalente, se quella adottata è esaurita
      </Checkbox>
    </div>
  );
}
