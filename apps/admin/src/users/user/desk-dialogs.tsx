import { identityErrorCodes, type StaffAccount } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { FormDialog } from '@zaino/ui/form-dialog';
import { TextArea, TextField } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';
import { changeEmail, giveAct, type ReasonedAct, sendVerification } from './user.api';
import { RequestDialog } from './request-dialog';

/** What lies over the page. */
export type DeskDialog = { kind: ReasonedAct | 'verification' | 'email' | 'request' };

interface DeskDialogProps {
  user: StaffAccount;
  onClose: () => void;
  onDone: (words: string) => void;
  /** The account was changed meanwhile: it has to be read anew. */
  onStale: () => void;
}

/** Says what follows, asks for what is needed, and sends it. */
export function DeskDialogs({ dialog, ...props }: DeskDialogProps & { dialog: DeskDialog }) {
  switch (dialog.kind) {
    case 'verification':
      return <VerificationDialog {...props} />;
    case 'email':
      return <EmailDialog {...props} />;
    case 'request':
      return <RequestDialog {...props} />;
    default:
      return <ReasonDialog {...props} act={dialog.kind} />;
  }
}

const actWords: Record<ReasonedAct, { title: string; effect: string; done: string }> = {
  suspend: {
    title: 'Sospendi l’account',
    effect:
      'viene disconnesso ovunque e non accede più, finché non lo riattivi. Gli ordini restano.',
    done: 'Account sospeso.',
  },
  reinstate: {
    title: 'Riattiva l’account',
    effect: 'può di nuovo accedere con la sua password.',
    done: 'Account riattivato.',
  },
  endSessions: {
    title: 'Disconnetti ovunque',
    effect: 'deve accedere di nuovo su tutti i suoi dispositivi.',
    done: 'Disconnesso ovunque.',
  },
};

/** A button in the place of the one that sends, where there is nothing to be done any more. */
function staleButton(code: string | undefined, onStale: () => void) {
  const isStale = code === identityErrorCodes.accountChanged;
  return isStale && <Button onClick={onStale}>Mostra l’account com’è ora</Button>;
}

function ReasonDialog({
  user,
  act,
  onClose,
  onDone,
  onStale,
}: DeskDialogProps & { act: ReasonedAct }) {
  const { isSending, failure, errors, send } = useSubmission();
  const { title, effect, done } = actWords[act];
  const hasErrors = Object.keys(errors).length > 0;
  const submit = async (form: FormData) => {
    if (await send(() => giveAct(act, user.uid, formText(form, 'reason')))) onDone(done);
  };
  return (
    <FormDialog
      title={title}
      submit={title}
      instead={staleButton(failure?.code, onStale)}
      isSending={isSending}
      failure={hasErrors ? null : failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <strong>{user.name}</strong> {effect}
      </p>
      <TextArea
        name="reason"
        label="Motivo"
        hint="Resta nel registro delle operazioni"
        maxLength={500}
        required
        error={errors.reason}
      />
    </FormDialog>
  );
}

function VerificationDialog({ user, onClose, onDone, onStale }: DeskDialogProps) {
  const { isSending, failure, send } = useSubmission();
  const { maskedEmail, maskedPendingEmail, isEmailVerified } = user;
  const addresses = [isEmailVerified ? null : maskedEmail, maskedPendingEmail].filter(
    (address) => address !== null,
  );
  const submit = async () => {
    if (await send(() => sendVerification(user.uid))) onDone('E-mail di conferma inviata.');
  };
  return (
    <FormDialog
      title="Invia di nuovo l’e-mail di conferma"
      submit="Invia l’e-mail"
      instead={staleButton(failure?.code, onStale)}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        Va a {addresses.join(' e a ')}. Il link di prima smette di valere; se un’e-mail è partita da
        meno di un minuto, o ne sono già partite cinque in un’ora, non ne parte un’altra.
      </p>
    </FormDialog>
  );
}

function EmailDialog({ user, onClose, onDone, onStale }: DeskDialogProps) {
  const { isSending, failure, errors, send } = useSubmission();
  const hasErrors = Object.keys(errors).length > 0;
  const submit = async (form: FormData) => {
    const change = { email: formText(form, 'email'), reason: formText(form, 'reason') };
    const isDone = await send(() => changeEmail(user.uid, change));
    if (isDone) onDone('E-mail inviata: il nuovo indirizzo vale quando viene confermato.');
  };
  return (
    <FormDialog
      title="Cambia l’indirizzo e-mail"
      submit="Invia il link di conferma"
      instead={staleButton(failure?.code, onStale)}
      isSending={isSending}
      failure={hasErrors ? null : failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        Il nuovo indirizzo vale quando <strong>{user.name}</strong> apre il link che gli inviamo. Il
        vecchio viene avvisato subito, se era confermato.
      </p>
      <TextField
        type="email"
        name="email"
        label="Nuovo indirizzo e-mail"
        autoComplete="off"
        maxLength={254}
        required
        error={errors.email}
      />
      <TextArea
        name="reason"
        label="Motivo"
        hint="Come hai verificato chi lo chiede. Resta nel registro delle operazioni"
        maxLength={500}
        required
        error={errors.reason}
      />
    </FormDialog>
  );
}
