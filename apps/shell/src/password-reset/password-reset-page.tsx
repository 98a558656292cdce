import { buttonClass } from '@zaino/ui/button';
import { Link } from '@zaino/web/router';
import { refreshSession } from '@zaino/web/session';
import { useEffect, useRef, useState } from 'react';
import { NarrowSheet } from '../forms/narrow-sheet';
import { useLinkToken } from '../forms/use-link-token';
import { NewPassword } from './new-password';
import css from './password-reset.module.css';
import { RequestReset } from './request-reset';

type Step = 'begin' | 'done' | 'invalid-link';

/** A forgotten password: asks for the address, or sets a new one by the link of the mail. */
export function PasswordResetPage() {
  const { token, forget } = useLinkToken();
  const [step, setStep] = useState<Step>('begin');

  const end = (next: Step) => {
    setStep(next);
    forget();
  };

  if (step === 'done') return <PasswordSet />;
  if (step === 'invalid-link') {
    return (
      <NarrowSheet title="Il link non è più valido">
        <RequestReset intro="Forse è già stato usato, ne hai chiesto uno più recente o è passata più di un’ora. Scrivi il tuo indirizzo e te ne mandiamo subito un altro." />
      </NarrowSheet>
    );
  }
  if (token !== null) {
    return (
      <NarrowSheet title="Scegli una nuova password">
        <NewPassword
          token={token}
          onDone={() => {
            end('done');
            // The change has signed out every device, this one too.
            void refreshSession();
          }}
          onInvalidLink={() => end('invalid-link')}
        />
      </NarrowSheet>
    );
  }
  return (
    <NarrowSheet title="Password dimenticata?">
      <RequestReset intro="Scrivi l’indirizzo e-mail con cui ti sei registrato: ti mandiamo un link per sceglierne una nuova." />
    </NarrowSheet>
  );
}

function PasswordSet() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <NarrowSheet title="Password cambiata">
      <div ref={place} tabIndex={-1} role="status" className={css.answer}>
        <p>
          Da ora accedi con la nuova. Per sicurezza abbiamo chiuso l’accesso su tutti i dispositivi.
        </p>
        <p>
          <Link to="/auth/login" className={buttonClass()}>
            Accedi
          </Link>
        </p>
      </div>
    </NarrowSheet>
  );
}
