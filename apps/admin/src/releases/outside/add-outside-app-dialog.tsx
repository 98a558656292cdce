import { FormDialog } from '@zaino/ui/form-dialog';
import { TextField } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';
import { addOutsideApp } from './outside-apps.api';

interface AddOutsideAppDialogProps {
  onClose: () => void;
  onDone: (words: string) => void;
}

/** Gives an app of a team outside its path. */
export function AddOutsideAppDialog({ onClose, onDone }: AddOutsideAppDialogProps) {
  const { isSending, failure, errors, send } = useSubmission();

  const submit = async (form: FormData) => {
    const [app, path] = [formText(form, 'app'), formText(form, 'path')];
    if (await send(() => addOutsideApp({ app, path }))) {
      onDone(`${app} può stare a ${path}. Ora serve il token della sua squadra.`);
    }
  };

  return (
    <FormDialog
      title="Aggiungi un’app esterna"
      submit="Aggiungi"
      isSending={isSending}
      failure={Object.keys(errors).length > 0 ? null : failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        La scrive una squadra fuori da questo progetto. Le sue pagine stanno tutte a un percorso.
      </p>
      <TextField
        name="app"
        label="Nome"
        hint="Come sta nel suo package.json, per esempio scambio-libri"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={30}
        required
        error={errors.app}
      />
      <TextField
        name="path"
        label="Percorso"
        hint="Per esempio /scambio-libri"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={60}
        required
        error={errors.path}
      />
    </FormDialog>
  );
}
