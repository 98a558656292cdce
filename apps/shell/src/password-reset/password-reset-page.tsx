import { buttonClass } from '@zaino/ui/button';
import { Link, useSearchParams } from '@zaino/web/router';
import { useEffect, useRef, useState } from 'react';
import { NarrowSheet } from '../forms/narrow-sheet';
import { useLinkToken } from '@zaino/ui/use-link-token';
import { originOf } from '../sign-in/entry.api';
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
          onDone={() => end('done')}
          onInvalidLink={() => end('invalid-link')}
        />
      </NarrowSheet>
    );
  }
  return (
    <NarrowSheet title="Password dimenticata?">
      <RequestReset intro="Scrivi l’indirizzo e-mail del tuo account: ti mandiamo un link per scegliere una nuova password." />
    </NarrowSheet>
  );
}

function PasswordSet() {
  const [parameters] = useSearchParams();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <NarrowSheet title="Password cambiata">
      <div ref={place} tabIndex={-1} role="status" className={css.answer}>
        <p>
          Hai già fatto l’accesso con la nuova. Per sicurezza abbiamo chiuso l’accesso su tutti gli
          altri dispositivi.
        </p>
        <p>
          <Link to={originOf(parameters)} className={buttonClass()}>
            Continua
          </Link>
        </p>
      </div>
    </NarrowSheet>
  );
}
