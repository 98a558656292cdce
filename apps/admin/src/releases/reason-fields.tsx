import { RadioGroup } from '@zaino/ui/radio-group';
import { TextField } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { useState } from 'react';

const OTHER = 'other';

interface ReasonFieldsProps {
  /** The usual ones; the first is chosen. */
  reasons: readonly [string, ...string[]];
  error?: string | undefined;
}

/** Why something is done: a usual reason by one tap, or one's own words. */
export function ReasonFields({ reasons, error }: ReasonFieldsProps) {
  const [chosen, setChosen] = useState(reasons[0]);
  return (
    <>
      <RadioGroup
        name="usual"
        legend="Motivo"
        options={[
          ...reasons.map((reason) => ({ value: reason, label: reason })),
          { value: OTHER, label: 'Lo scrivo io' },
        ]}
        value={chosen}
        onChange={setChosen}
        error={chosen === OTHER ? undefined : error}
      />
      {chosen === OTHER && (
        <TextField
          name="reason"
          label="Il motivo"
          hint="Resta nella storia con il tuo nome"
          autoComplete="off"
          maxLength={300}
          required
          error={error}
        />
      )}
    </>
  );
}

/** The reason that a form holds. */
export function reasonOf(form: FormData): string {
  const usual = formText(form, 'usual');
  return usual === OTHER ? formText(form, 'reason') : usual;
}
