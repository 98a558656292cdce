import type { ConsentChoices, ConsentPurpose } from '@zaino/web/consent';
import { Button } from '@zaino/ui/button';
import { Checkbox } from '@zaino/ui/tick';
import { useState } from 'react';
import css from './consent-preferences.module.css';

const purposes: readonly { purpose: ConsentPurpose; name: string; what: string }[] = [
  { purpose: 'analytics', name: 'Statistiche', what: 'Quali pagine servono e dove ci si perde.' },
  { purpose: 'marketing', name: 'Marketing', what: 'Annunci legati a ciò che hai guardato qui.' },
  { purpose: 'social', name: 'Social', what: 'Contenuti e pulsanti delle reti sociali.' },
];

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
            <strong>Necessari</strong>
            <span className={css.what}>Carrello, accesso e sicurezza. Sempre attivi.</span>
          </Checkbox>
        </li>
        {purposes.map(({ purpose, name, what }) => (
          <li key={purpose} className={css.row}>
            <Checkbox
              checked={choices[purpose]}
              onChange={({ target }) => setChoices({ ...choices, [purpose]: target.checked })}
            >
              <strong>{name}</strong>
              <span className={css.what}>{what}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <Button className={css.save} isWide onClick={() => onSave(choices)}>
        Salva preferenze
      </Button>
    </>
  );
}
