import type { ConsentChoices, ConsentPurpose } from '@zaino/web/consent';
import { Button } from '@zaino/ui/button';
import { Checkbox } from '@zaino/ui/tick';
import { useState } from 'react';
import { ConsentDetails } from './consent-details';
import css from './consent-preferences.module.css';
import { necessaryWords, purposeWords } from './purposes';

const purposes: readonly ConsentPurpose[] = ['analytics', 'marketing', 'social'];

interface ConsentPreferencesProps {
  initial: ConsentChoices;
  onSave: (choices: ConsentChoices) => void;
}

/** One choice for each purpose; the necessary cookies are always on. */
export function ConsentPreferences({ initial, onSave }: ConsentPreferencesProps) {
  const [choices, setChoices] = useState(initial);
  return (
    <>
      <ul>
        <li className={css.row}>
          <Checkbox checked disabled>
            <strong>{necessaryWords.name}</strong>
            <span className={css.what}>{necessaryWords.what}</span>
          </Checkbox>
        </li>
        {purposes.map((purpose) => (
          <li key={purpose} className={css.row}>
            <Checkbox
              checked={choices[purpose]}
              onChange={({ target }) => setChoices({ ...choices, [purpose]: target.checked })}
            >
              <strong>{purposeWords[purpose].name}</strong>
              <span className={css.what}>{purposeWords[purpose].what}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <ConsentDetails />
      <Button className={css.save} isWide onClick={() => onSave(choices)}>
        Salva preferenze
      </Button>
    </>
  );
}
