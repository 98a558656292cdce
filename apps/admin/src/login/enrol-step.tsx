import { AddFactor } from '@zaino/ui/second-factor/add-factor';
import { RecoveryCodes } from '@zaino/ui/second-factor/recovery-codes';
import { useState } from 'react';
import { grantAccess } from './access';
import { factorsOf } from './factors';

type Added = Awaited<ReturnType<ReturnType<typeof factorsOf>['confirmApp']>>;

export interface EnrolStepProps {
  /** Opens nothing but this. */
  token: string;
  /** Typed a moment ago. */
  password: string;
  onIn: () => void;
}

/** The first second factor of an admin, without which there is no way in; then the recovery codes. */
export function EnrolStep({ token, password, onIn }: EnrolStepProps) {
  const [added, setAdded] = useState<Added | null>(null);
  const goOn = () => {
    if (added?.session) grantAccess(added.session.token, added.session.user);
    onIn();
  };
  if (added) {
    return (
      <RecoveryCodes
        codes={added.recoveryCodes ?? []}
        done="Li ho conservati, entra"
        onDone={goOn}
      />
    );
  }
  return (
    <>
      <h2>Attiva la verifica in due passaggi</h2>
      <p>
        Chi amministra il sito accede con la password e con un secondo passaggio. Scegli quale: si
        fa una volta sola.
      </p>
      <AddFactor api={factorsOf(token)} hasApp={false} password={password} onAdded={setAdded} />
    </>
  );
}
