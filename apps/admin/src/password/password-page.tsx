import { identityErrorCodes } from '@zaino/contracts/identity';
import { AccountForm } from '@zaino/ui/account-form';
import { NewPasswordFields } from '@zaino/ui/new-password-fields';
import { PasswordField } from '@zaino/ui/password-field';
import { Sheet } from '@zaino/ui/sheet';
import { ADMIN_PATH } from '@zaino/contracts/shared';
import { Link } from '@zaino/web/router';
import { useEffect, useRef, useState } from 'react';
import { AdminPage } from '../layout/admin-page';
import { changePassword, missing, passwordLengths } from './password.api';
import css from './password-page.module.css';

/** The own password of the admin who is signed in. */
export function PasswordPage() {
  const [isChanged, setChanged] = useState(false);
  return (
    <AdminPage title="Cambia password">
      <Sheet isEdgeToEdge className={css.sheet}>
        {isChanged ? <Changed /> : <ChangePassword onDone={() => setChanged(true)} />}
      </Sheet>
    </AdminPage>
  );
}

function ChangePassword({ onDone }: { onDone: () => void }) {
  return (
    <>
      <p>Quando la cambi, gli altri dispositivi devono accedere di nuovo.</p>
      <AccountForm
        label="Cambia password"
        submit="Salva la nuova password"
        check={missing}
        failures={{
          [identityErrorCodes.wrongPassword]: {
            field: 'currentPassword',
            words: 'La password attuale non è quella giusta',
          },
        }}
        onSend={changePassword}
        onDone={onDone}
      >
        {(errorOf) => (
          <>
            <PasswordField
              label="Password attuale"
              name="currentPassword"
              autoComplete="current-password"
              required
              error={errorOf('currentPassword')}
            />
            <NewPasswordFields
              {...passwordLengths}
              error={errorOf('password')}
              repeatedError={errorOf('repeated')}
            />
          </>
        )}
      </AccountForm>
    </>
  );
}

/** In the place of the form: the focus goes to its title. */
function Changed() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Password cambiata
      </h2>
      <p role="status">
        Su questo dispositivo resti nell’Area Riservata; gli altri sono stati scollegati.
      </p>
      <p>
        <Link to={ADMIN_PATH}>Torna all’Area Riservata</Link>
      </p>
    </>
  );
}
