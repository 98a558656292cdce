import { resetRequestSchema } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { TextField } from '@zaino/ui/text-field';
import { ownCompany } from '@zaino/web/company';
import { Link, useLocation } from '@zaino/web/router';
import { signInPath } from '@zaino/web/sign-in-path';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AccountForm, type ReadField } from '@zaino/ui/account-form';
import css from './password-reset.module.css';
import { originOf } from '../sign-in/entry.api';
import { requestReset } from './password-reset.api';

/** Asks for the address that the link is sent to; says the same whether or not it has an account. */
export function RequestReset({ intro }: { intro: ReactNode }) {
  const [address, setAddress] = useState<string | null>(null);
  if (address !== null) {
    return <RequestSent address={address} onAgain={() => setAddress(null)} />;
  }
  return (
    <>
      <p>{intro}</p>
      <RequestForm onSent={setAddress} />
    </>
  );
}

function RequestForm({ onSent }: { onSent: (address: string) => void }) {
  const place = useLocation();
  return (
    <AccountForm
      submit="Inviami il link"
      check={check}
      onSend={async (field) => {
        const email = field('email').trim();
        await requestReset(email, originOf(new URLSearchParams(place.search)));
        onSent(email);
      }}
      aside={<Link to={signInPath(place)}>Torna all’accesso</Link>}
    >
      {(errorOf) => (
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          required
          error={errorOf('email')}
        />
      )}
    </AccountForm>
  );
}

function check(field: ReadField): FieldErrors {
  const email = field('email').trim();
  if (email === '') return { email: 'Scrivi il tuo indirizzo e-mail' };
  return validateForm(resetRequestSchema, { email });
}

function RequestSent({ address, onAgain }: { address: string; onAgain: () => void }) {
  const { email } = ownCompany();
  const place = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.answer}>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        Controlla la posta
      </h2>
      <p role="status">
        Se esiste un account con questo indirizzo, ti abbiamo scritto a <strong>{address}</strong>:
        nell’e-mail trovi il link per scegliere una nuova password. Vale un’ora.
      </p>
      <h3>Non arriva niente?</h3>
      <ul className={css.hints}>
        <li>Aspetta qualche minuto e guarda anche nella posta indesiderata.</li>
        <li>Controlla che l’indirizzo sia scritto bene e sia quello del tuo account.</li>
        <li>
          Se hai richiesto più link, vale solo l’ultimo. Per altri dubbi scrivi a{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </li>
      </ul>
      <div className={css.ways}>
        <Button variant="outline" onClick={onAgain}>
          Usa un altro indirizzo
        </Button>
        <Link to={signInPath(place)}>Torna all’accesso</Link>
      </div>
    </div>
  );
}
