import { useNavigate } from '@zaino/web/router';
import { closeSession } from '@zaino/web/session';
import { ACCOUNT_DELETED_PATH } from '../account-deleted/account-deleted-path';
import { AccountSection } from '@zaino/ui/account-section';
import { Foldable } from './foldable';
import { OwnPasswordForm } from './own-password-form';
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
        Cancelliamo subito e per sempre il profilo, le classi salvate e l’accesso da ogni
        dispositivo.{hasBookshop && ' La tua libreria viene chiusa.'}
      </p>
      <p>
        Le fatture e i documenti degli ordini restano per dieci anni, perché la legge ci obbliga a
        conservarli. Non li usiamo per altro.
      </p>
      <Foldable open="Elimina l’account">
        {(close) => <Deletion hasPassword={signIn.kind === 'password'} onClose={close} />}
      </Foldable>
    </AccountSection>
  );
}

interface DeletionProps {
  /** Where another provider signs people in, being signed in is all there is to prove. */
  hasPassword: boolean;
  onClose: () => void;
}

function Deletion({ hasPassword, onClose }: DeletionProps) {
  const navigate = useNavigate();
  const leave = async () => {
    // First away from here: this page belongs to the signed-in.
    await navigate(ACCOUNT_DELETED_PATH, { replace: true });
    closeSession();
  };
  return (
    <OwnPasswordForm
      label="Elimina l’account"
      submit="Elimina per sempre"
      hasPassword={hasPassword}
      onSend={deleteAccount}
      onDone={() => void leave()}
      onClose={onClose}
    >
      <p>Non si può annullare: vuoi davvero eliminare l’account?</p>
    </OwnPasswordForm>
  );
}
