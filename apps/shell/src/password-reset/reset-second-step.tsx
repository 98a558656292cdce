import type { OfferedFactors } from '@zaino/contracts/identity';
import type { SentFactor } from '@zaino/ui/second-factor/factor-api';
import { ProveFactor } from '@zaino/ui/second-factor/prove-factor';
import { factorsOfReset } from './password-reset.api';

interface ResetSecondStepProps {
  token: string;
  offered: OfferedFactors;
  /** Sends the new password with the factor. */
  onProve: (given: SentFactor) => Promise<unknown>;
  onCancel: () => void;
}

/** The second factor of who has one: the link of a mail alone changes no password. */
export function ResetSecondStep({ token, offered, onProve, onCancel }: ResetSecondStepProps) {
  return (
    <>
      <p>Il tuo account ha la verifica in due passaggi: dimostra che sei tu.</p>
      <ProveFactor
        offered={offered}
        submit="Cambia la password"
        onProve={onProve}
        renew={async () => (await factorsOfReset(token))?.passkey ?? null}
        cancel="Torna alla nuova password"
        onCancel={onCancel}
      />
    </>
  );
}
