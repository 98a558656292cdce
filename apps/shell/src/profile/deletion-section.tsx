import { identityErrorCodes } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { PasswordField } from '@zaino/ui/password-field';
import { contact } from '@zaino/web/brand';
import { useNavigate } from '@zaino/web/router';
import { closeSession } from '@zaino/web/session';
import { AccountForm } from '../forms/account-form';
import { ACCOUNT_DELETED_PATH } from '../account-deleted/account-deleted-path';
import { AccountSection } from './account-section';
import { Foldable } from './foldable';
import { deleteAccount, type SignInKind } from './profile.api';

interface DeletionSectionProps {
  signIn: SignInKind;
  hasBookshop: boolean;
}

/** The end of the account (specification, point 9: invoices are kept for ten years). */
export function DeletionSection({ signIn, hasBookshop }: DeletionSectionProps) {
  return (
    <AccountSection id="elimina" title="Elimina l’account">
      <p>
        Cancelliamo subito e per sempre il profilo, i bambini e le classi salvate e l’accesso da
        ogni dispositivo.{hasBookshop && ' La tua libreria viene chiusa.'}
      </p>
      <p>
        Le fatture e i documenti degli ordini restano per dieci anni, perché la legge ci obbliga a
        conservarli. Non li usiamo per altro.
      </p>
      {signIn.kind === 'redirect' ? (
        <p>
          Accedi con {signIn.name}: per eliminare l’account scrivi a{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a> da quell’indirizzo.
        </p>
      ) : (
        <Foldable open="Elimina l’account">{(close) => <Deletion onClose={close} />}</Foldable>
      )}
    </AccountSection>
  );
}

function Deletion({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const leave = async () => {
    // First away from here: this page belongs to the signed-in.
    await navigate(ACCOUNT_DELETED_PATH, { replace: true });
    closeSession();
  };
  return (
    <AccountForm
      label="Elimina l’account"
      submit="Elimina per sempre"
      check={(field) =>
        field('password') === '' ? { password: 'Scrivi la tua password per confermare' } : {}
      }
      failures={{
        [identityErrorCodes.wrongPassword]: {
          field: 'password',
          words: 'La password non è quella giusta',
        },
      }}
      onSend={(field) => deleteAccount(field('password'))}
      onDone={() => void leave()}
      aside={
        <Button variant="text" onClick={onClose}>
          Annulla
        </Button>
      }
    >
      {(errorOf) => (
        <PasswordField
          label="La tua password, per conferma"
          name="password"
          autoComplete="current-password"
          required
          error={errorOf('password')}
        />
      )}
    </AccountForm>
  );
}
