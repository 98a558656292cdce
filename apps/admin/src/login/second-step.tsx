import type { OfferedFactors } from '@zaino/contracts/identity';
import type { SentFactor } from '@zaino/ui/second-factor/factor-api';
import { ProveFactor } from '@zaino/ui/second-factor/prove-factor';
import { refusedFactor } from '@zaino/ui/second-factor/refused-factor';
import { type Credentials, sendLogin } from './send-login';

export interface SecondStepProps {
  credentials: Credentials;
  offered: OfferedFactors;
  onIn: () => void;
  onCancel: () => void;
}

/** After name and password: the second factor of an admin who has one. */
export function SecondStep({ credentials, offered, onIn, onCancel }: SecondStepProps) {
  const prove = async (given: SentFactor) => {
    const outcome = await sendLogin(credentials, given);
    if (outcome.kind === 'refused') throw refusedFactor(outcome.words);
    if (outcome.kind === 'in') onIn();
  };
  const renew = async () => {
    const outcome = await sendLogin(credentials);
    return outcome.kind === 'second-factor' ? outcome.offered.passkey : null;
  };
  return (
    <>
      <p>La password è giusta. Ora serve la verifica in due passaggi.</p>
      <ProveFactor
        offered={offered}
        submit="Accedi"
        onProve={prove}
        renew={renew}
        cancel="Torna a username e password"
        onCancel={onCancel}
      />
    </>
  );
}
