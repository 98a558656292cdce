import { authApi, MAX_PASSWORD_LENGTH } from '@zaino/contracts/identity';
import { NewPasswordField } from '@zaino/ui/new-password-field';
import { PasswordField } from '@zaino/ui/password-field';
import { TextField } from '@zaino/ui/text-field';
import { fetchJson } from '@zaino/web/api-client';
import { Link } from '@zaino/web/router';
import { openSession } from '@zaino/web/session';
import { useState } from 'react';
import { passwordLengths } from '../forms/new-password';
import { EntryForm, type Typed } from '../sign-in/entry-form';
import type { Refusal } from '../sign-in/refusal';
import type { Audience } from './audience';
import { DomainField } from './domain-field';
import { registrationErrors } from './registration-errors';
import { BOOKSHOP_NAME_FIELD, registrationOf } from './registration-of';
import { registrationRefusal } from './registration-refusal';

/** One form for both: changing one's mind keeps what was typed. */
export function RegisterForm({ audience }: { audience: Audience }) {
  const [bookshop, setBookshop] = useState('');
  const [domain, setDomain] = useState('');
  const isBookshop = audience === 'bookshop';

  const send = async (typed: Typed): Promise<Refusal | null> => {
    try {
      openSession(await fetchJson(authApi.register, { body: registrationOf(typed, audience) }));
      return null;
    } catch (error) {
      return registrationRefusal(error);
    }
  };

  return (
    <EntryForm
      submit="Registrati"
      sending="Registrazione in corso…"
      check={(typed) => registrationErrors(typed, audience)}
      send={send}
    >
      {(errorOf) => (
        <>
          <TextField
            label="Nome e cognome"
            name="profile.name"
            autoComplete="name"
            maxLength={120}
            required
            error={errorOf('profile.name')}
          />
          <TextField
            type="email"
            label="E-mail"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
            error={errorOf('email')}
          />
          {isBookshop && (
            <>
              <TextField
                label="Nome della libreria"
                hint="Come la conoscono i clienti. La controlliamo prima di mostrarla alle famiglie."
                name={BOOKSHOP_NAME_FIELD}
                autoComplete="organization"
                maxLength={120}
                required
                value={bookshop}
                onChange={(event) => setBookshop(event.target.value)}
                error={errorOf(BOOKSHOP_NAME_FIELD)}
              />
              <DomainField value={domain} onChange={setDomain} error={errorOf('profile.domain')} />
            </>
          )}
          <NewPassword errorOf={errorOf} />
          <p>
            Registrandoti confermi di aver letto la nostra{' '}
            <Link to="/privacy-policy">informativa sulla privacy</Link>.
          </p>
        </>
      )}
    </EntryForm>
  );
}

function NewPassword({ errorOf }: { errorOf: (name: string) => string | undefined }) {
  return (
    <>
      <NewPasswordField {...passwordLengths} label="Password" error={errorOf('password')} />
      <PasswordField
        label="Conferma password"
        name="confirmation"
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH}
        required
        error={errorOf('confirmation')}
      />
    </>
  );
}
