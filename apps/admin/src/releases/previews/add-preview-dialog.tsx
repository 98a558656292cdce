import { type AppReleases, LONGEST_PREVIEW_HOURS } from '@zaino/contracts/releases';
import { FormDialog } from '@zaino/ui/form-dialog';
import { Notice } from '@zaino/ui/notice';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';
import { canaryVersions } from '../canary-dialog';
import { appWords } from '../release-words';
import { addPreview } from './previews.api';

const spans = [
  [1, '1 ora'],
  [8, '8 ore'],
  [24, '1 giorno'],
  [LONGEST_PREVIEW_HOURS, '7 giorni'],
] as const;

interface AddPreviewDialogProps {
  apps: readonly AppReleases[];
  onClose: () => void;
  /** With the link. */
  onDone: (link: string) => void;
}

/** Makes a link that opens the shop with other versions. */
export function AddPreviewDialog({ apps, onClose, onDone }: AddPreviewDialogProps) {
  const { isSending, failure, errors, send } = useSubmission();
  const choices = apps.filter((app) => canaryVersions(app).length > 0);

  const submit = async (form: FormData) => {
    const chosen = choices.flatMap(({ app }) => {
      const version = formText(form, `version-${app}`);
      return version === '' ? [] : [[app, version] as const];
    });
    let link = '';
    const isDone = await send(async () => {
      link = await addPreview({
        versions: Object.fromEntries(chosen),
        note: formText(form, 'note'),
        hours: Number(formText(form, 'hours')),
      });
    });
    if (isDone) onDone(link);
  };

  return (
    <FormDialog
      title="Nuova anteprima"
      submit={choices.length > 0 ? 'Crea il link' : null}
      isSending={isSending}
      failure={Object.keys(errors).length > 0 ? null : failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {choices.length === 0 ? (
        <p>Non ci sono versioni diverse da quelle attive da mostrare.</p>
      ) : (
        <>
          <p>Chi apre il link vede il sito con queste versioni, solo nel suo browser.</p>
          {choices.map((app) => (
            <SelectField
              key={app.app}
              name={`version-${app.app}`}
              label={appWords(app.app)}
              defaultValue=""
            >
              <option value="">Quella attiva</option>
              {canaryVersions(app).map(({ version, number }) => (
                <option key={version} value={version}>
                  {number}
                </option>
              ))}
            </SelectField>
          ))}
          {errors.versions !== undefined && <Notice tone="error">{errors.versions}</Notice>}
          <SelectField name="hours" label="Vale per" defaultValue="24" error={errors.hours}>
            {spans.map(([hours, words]) => (
              <option key={hours} value={hours}>
                {words}
              </option>
            ))}
          </SelectField>
          <TextField
            name="note"
            label="Nota (facoltativa)"
            hint="Per chi guarda questo elenco"
            autoComplete="off"
            maxLength={120}
            error={errors.note}
          />
        </>
      )}
    </FormDialog>
  );
}
