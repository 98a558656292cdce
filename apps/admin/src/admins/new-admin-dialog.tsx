import { USERNAME_FORM } from '@zaino/contracts/identity';
import { FormDialog } from '@zaino/ui/form-dialog';
import { TextArea, TextField } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';
import { propose } from './admins.api';
import { AreasFields, areasOf } from './areas-fields';

interface NewAdminDialogProps {
  onClose: () => void;
  onDone: (words: string) => void;
}

/** Proposes a new admin, whom somebody else has to confirm. */
export function NewAdminDialog({ onClose, onDone }: NewAdminDialogProps) {
  const { isSending, failure, errors, send } = useSubmission();
  const hasErrors = Object.keys(errors).length > 0;

  const submit = async (form: FormData) => {
    const change = {
      kind: 'create-admin' as const,
      username: formText(form, 'username'),
      email: formText(form, 'email') || null,
      areas: areasOf(form),
    };
    if (await send(() => propose(change, formText(form, 'reason')))) {
      onDone('Richiesta inviata: aspetta la conferma di un’altra persona.');
    }
  };

  return (
    <FormDialog
      title="Proponi un amministratore"
      submit="Invia la richiesta"
      isSending={isSending}
      failure={hasErrors ? null : failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        Vale quando un’altra persona con tutti gli incarichi la conferma, entro sette giorni. Chi
        conferma riceve la password da consegnare.
      </p>
      <TextField
        name="username"
        label="Nome per accedere"
        hint={USERNAME_FORM}
        autoComplete="off"
        maxLength={60}
        required
        error={errors['change.username']}
      />
      <TextField
        type="email"
        name="email"
        label="E-mail (facoltativa)"
        hint="Per gli avvisi e per sbloccare l’accesso"
        autoComplete="off"
        maxLength={254}
        error={errors['change.email']}
      />
      <AreasFields areas={[]} error={errors['change.areas']} />
      <TextArea
        name="reason"
        label="Motivo"
        hint="Lo legge chi deve confermare, e resta nel registro"
        maxLength={500}
        required
        error={errors.reason}
      />
    </FormDialog>
  );
}
