import type { ContactPreference } from '@zaino/contracts/identity';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { setPreference } from './contact.api';
import { NotSaved } from './not-saved';
import { SwitchLine } from './switch-line';

interface ContactSwitchProps {
  preference: ContactPreference;
  onDone: (words: string) => void;
}

/** One reason to write: saved with the press; where that fails it stands as before, and says why. */
export function ContactSwitch({ preference, onDone }: ContactSwitchProps) {
  const { purpose, title, text, since } = preference;
  const [isOn, setOn] = useState(since !== null);
  const { isSending, failure, send } = useSubmission();

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
      <SwitchLine title={title} text={text} isOn={isOn} onPress={() => void press()}>
        <NotSaved failure={failure} />
      </SwitchLine>
    </li>
  );
}
