import type { ContactPreference } from '@zaino/contracts/identity';
import { Notice } from '@zaino/ui/notice';
import { Checkbox } from '@zaino/ui/tick';
import { failureWords } from '@zaino/web/failure-words';
import { useHydrated } from '@zaino/web/use-hydrated';
import { useSubmission } from '@zaino/web/use-submission';
import { useId, useState } from 'react';
import { setPreference } from './contact.api';
import css from './contact-section.module.css';

interface ContactSwitchProps {
  preference: ContactPreference;
  onDone: (words: string) => void;
}

/** One reason to write: saved with the press; where that fails it stands as before, and says why. */
export function ContactSwitch({ preference, onDone }: ContactSwitchProps) {
  const { purpose, title, text, since } = preference;
  const [isOn, setOn] = useState(since !== null);
  const { isSending, failure, send } = useSubmission();
  const isHydrated = useHydrated();
  const textId = useId();

  const press = async () => {
    if (isSending) return;
    const next = !isOn;
    setOn(next);
    const isDone = await send(() => setPreference(purpose, next));
    if (isDone) onDone(next ? 'Avviso acceso.' : 'Avviso spento.');
    else setOn(isOn);
  };

  return (
    <li aria-busy={isSending}>
      <Checkbox
        checked={isOn}
        disabled={!isHydrated}
        aria-describedby={textId}
        onChange={() => void press()}
      >
        {title}
      </Checkbox>
      <p id={textId} className={css.text}>
        {text}
      </p>
      {failure && (
        <Notice tone="error">
          <strong>Non è stato salvato.</strong> {failureWords(failure)}
        </Notice>
      )}
    </li>
  );
}
