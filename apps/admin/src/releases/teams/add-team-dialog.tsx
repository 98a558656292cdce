import { versionJumps } from '@zaino/contracts/releases';
import { FormDialog } from '@zaino/ui/form-dialog';
import { RadioGroup } from '@zaino/ui/radio-group';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { appWords, jumpWords } from '../release-words';
import { addTeam } from './teams.api';

interface AddTeamDialogProps {
  /** What there is to release. */
  apps: readonly string[];
  onClose: () => void;
  onDone: (name: string, token: string) => void;
}

/** Makes a token for one app. */
export function AddTeamDialog({ apps, onClose, onDone }: AddTeamDialogProps) {
  const { isSending, failure, errors, send } = useSubmission();
  const [largestJump, setLargestJump] = useState<(typeof versionJumps)[number]>('minor');

  const submit = async (form: FormData) => {
    const name = formText(form, 'name');
    let token = '';
    const isDone = await send(async () => {
      token = await addTeam({ name, app: formText(form, 'app'), largestJump });
    });
    if (isDone) onDone(name, token);
  };

  return (
    <FormDialog
      title="Aggiungi una squadra"
      submit="Crea il token"
      isSending={isSending}
      failure={Object.keys(errors).length > 0 ? null : failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Con il suo token una squadra pubblica e attiva una sola parte del sito.</p>
      <TextField
        name="name"
        label="Nome"
        hint="Sta nella storia accanto a quello che fa"
        autoComplete="off"
        maxLength={60}
        required
        error={errors.name}
      />
      {apps.length > 0 ? (
        <SelectField name="app" label="Parte del sito" error={errors.app}>
          {apps.map((app) => (
            <option key={app} value={app}>
              {appWords(app)}
            </option>
          ))}
        </SelectField>
      ) : (
        <TextField
          name="app"
          label="Parte del sito"
          hint="Il nome della sua cartella, come in cart"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={30}
          required
          error={errors.app}
        />
      )}
      <RadioGroup
        legend="Fino a che passo può andare"
        options={versionJumps.map((jump) => ({ value: jump, label: jumpWords[jump] }))}
        value={largestJump}
        onChange={setLargestJump}
      />
    </FormDialog>
  );
}
