import { MOST_VIEW_CHARACTERS, type OrderFilters, staffOrderApi } from '@zaino/contracts/orders';
import { LABEL_MISSING } from '@zaino/contracts/shared';
import { FormDialog } from '@zaino/ui/form-dialog';
import { TextField } from '@zaino/ui/text-field';
import { fetchJson } from '@zaino/web/api-client';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';

interface SaveViewDialogProps {
  filters: OrderFilters;
  onSaved: (name: string) => void;
  onClose: () => void;
}

/** Keeps the filters of the list by a name, for the admin who is signed in. */
export function SaveViewDialog({ filters, onSaved, onClose }: SaveViewDialogProps) {
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const onSubmit = async (form: FormData) => {
    const name = formText(form, 'name');
    if (name === '') {
      refuse({ name: LABEL_MISSING });
      return;
    }
    const save = () => fetchJson(staffOrderApi.saveView, { body: { name, filters } });
    if (await send(save)) onSaved(name);
  };
  return (
    <FormDialog
      title="Salva la vista"
      submit="Salva la vista"
      isSending={isSending}
      failure={errors.name ? null : failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>Si salvano i filtri, non le parole cercate né i giorni. La vedi solo tu.</p>
      <TextField
        name="name"
        label="Nome della vista"
        autoComplete="off"
        maxLength={MOST_VIEW_CHARACTERS}
        hint="Una con lo stesso nome viene sostituita."
        error={errors.name}
      />
    </FormDialog>
  );
}
