import type { PushStatus } from '@zaino/contracts/identity';
import { SwitchLine } from './switch-line';

/**
 * Pushes to this device as the shop knows of them, which the page comes with: what stands below moves no more once the
 * switch itself is there.
 */
export function PushLine({ status }: { status: PushStatus }) {
  const { isOn, title, text } = status;
  if (isOnlyForRemembered(status)) {
    return (
      <p>
        <strong>{title}.</strong> Le puoi accendere dove accedi con “Ricordami”: qui sei collegato
        finché chiudi il browser.
      </p>
    );
  }
  return <SwitchLine title={title} text={text} isOn={isOn} isDisabled />;
}

/** Whether somebody has to stay signed in to have a switch; what is on can be switched off anywhere. */
export const isOnlyForRemembered = ({ isRemembered, isOn }: PushStatus) => !isRemembered && !isOn;
