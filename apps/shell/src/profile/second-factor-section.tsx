import type { FactorStatus } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { ServiceAway } from '../forms/service-away';
import { type Outcome } from '@zaino/web/outcome';
import { useRevalidator } from '@zaino/web/router';
import { reportError } from '@zaino/web/telemetry';
import { useState } from 'react';
import { AccountSection } from '@zaino/ui/account-section';
import { ownFactors, type SignInKind } from './profile.api';

/** Few come here for it: a chunk of its own. */
const loadManager = () =>
  import(/* webpackChunkName: 'factor-manager' */ '@zaino/ui/second-factor/factor-manager');
type Manager = Awaited<ReturnType<typeof loadManager>>['FactorManager'];

interface SecondFactorSectionProps {
  status: Outcome<FactorStatus>;
  signIn: SignInKind;
  onDone: (words: string) => void;
}

/** What is asked for at the sign-in beside the password; where another provider signs in, it is that one's matter. */
export function SecondFactorSection({ status, signIn, onDone }: SecondFactorSectionProps) {
  return (
    <AccountSection
      id="verifica"
      title="Verifica in due passaggi"
      intro="Oltre alla password, per accedere serve un codice dell’app o una passkey: chi scopre la password non entra."
    >
      {signIn.kind === 'redirect' ? (
        <p>La verifica in due passaggi si attiva da {signIn.name}, con cui accedi.</p>
      ) : (
        <OwnFactors status={status} onDone={onDone} />
      )}
    </AccountSection>
  );
}

function OwnFactors({ status, onDone }: Omit<SecondFactorSectionProps, 'signIn'>) {
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<{ Manager: Manager } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  if (!status.value) return <ServiceAway failure={status.failure} />;

  const open = async () => {
    setFailed(false);
    try {
      setOpened({ Manager: (await loadManager()).FactorManager });
    } catch (error) {
      reportError(error);
      setFailed(true);
    }
  };
  const changed = (words: string) => {
    onDone(words);
    void revalidate();
  };

  if (opened) {
    const { Manager } = opened;
    return <Manager status={status.value} api={ownFactors} onChanged={changed} />;
  }
  const isOn = status.value.app !== null || status.value.passkeys.length > 0;
  return (
    <>
      <p>
        <strong>{isOn ? 'Attiva' : 'Non attiva'}</strong>
      </p>
      {hasFailed && (
        <Notice tone="error">
          <p>Non si può aprire ora: riprova tra poco.</p>
        </Notice>
      )}
      <div>
        <Button variant="outline" onClick={() => void open()}>
          {isOn ? 'Gestisci la verifica' : 'Attiva la verifica in due passaggi'}
        </Button>
      </div>
    </>
  );
}
