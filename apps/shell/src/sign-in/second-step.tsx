import { authApi, type OfferedFactors } from '@zaino/contracts/identity';
import { type SentFactor } from '@zaino/ui/second-factor/factor-api';
import { ProveFactor } from '@zaino/ui/second-factor/prove-factor';
import { refusedFactor } from '@zaino/ui/second-factor/refused-factor';
import { fetchJson } from '@zaino/web/api-client';
import { retryWords } from '@zaino/web/failure-words';
import { openSession } from '@zaino/web/session';

interface SecondStepProps {
  /** What was right already. */
  credentials: { email: string; password: string; remember: boolean };
  offered: OfferedFactors;
  onCancel: () => void;
}

/** After the password: the second factor of who has one. The page leads on whom it lets in. */
export function SecondStep({ credentials, offered, onCancel }: SecondStepProps) {
  const ask = (given: SentFactor) =>
    fetchJson(authApi.login, { body: { ...credentials, ...given } });

  const prove = async (given: SentFactor) => {
    const answer = await ask(given);
    if (answer.success) {
      openSession(answer);
      return;
    }
    const { error, retryAfter } = answer;
    throw refusedFactor(retryAfter === null ? error : `${error}. ${retryWords(retryAfter)}`);
  };
  const renew = async () => {
    const answer = await ask({});
    return answer.success ? null : (answer.secondFactor?.passkey ?? null);
  };

  return (
    <>
      <p>La password è giusta. Ora serve la verifica in due passaggi.</p>
      <ProveFactor
        offered={offered}
        submit="Accedi"
        onProve={prove}
        renew={renew}
        cancel="Torna a e-mail e password"
        onCancel={onCancel}
      />
    </>
  );
}
