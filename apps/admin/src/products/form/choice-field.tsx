import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { useEffect, useId, useRef, useState } from 'react';

/** No name is this one: all are kept without blanks at their ends. */
const NEW = ' new';

interface ChoiceFieldProps {
  label: string;
  /** Words of the option that lets one write a name: "Nuova categoria…". */
  newText: string;
  /** Words of the option for none; without them a name must be chosen. */
  emptyText?: string;
  choices: readonly string[];
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A name out of those that exist, or a new one. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, newText, emptyText, choices, value, error, onChange } = props;
  const [isNew, setNew] = useState(value !== '' && !choices.includes(value));
  const newId = useId();
  const wasJustChosen = useRef(false);
  // At once: a frame later somebody quick is in another field already.
  useEffect(() => {
    if (isNew && wasJustChosen.current) document.getElementById(newId)?.focus();
    wasJustChosen.current = false;
  }, [isNew, newId]);
  return (
    <div>
      <SelectField
        label={label}
        required={emptyText === undefined}
        value={isNew ? NEW : value}
        error={isNew ? undefined : error}
        onChange={({ target }) => {
          setNew(target.value === NEW);
          onChange(target.value === NEW ? '' : target.value);
          wasJustChosen.current = true;
        }}
      >
        <option value="">{emptyText ?? 'Scegli'}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice.charAt(0).toLocaleUpperCase('it') + choice.slice(1)}
          </option>
        ))}
        <option value={NEW}>{newText}</option>
      </SelectField>
      {isNew && (
        <TextField
          label={newText.replace('…', '')}
          required
          id={newId}
          maxLength={60}
          value={value}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
