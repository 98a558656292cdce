import type { ListedAdmin } from '@zaino/contracts/identity';
import type { AdminArea } from '@zaino/contracts/shared';
import { FormDialog } from '@zaino/ui/form-dialog';
import { TextArea } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { narrow, propose } from './admins.api';
import { AreasFields, areasOf } from './areas-fields';

interface AreasDialogProps {
  admin: ListedAdmin;
  onClose: () => void;
  onDone: (words: string) => void;
}

/** Takes areas from an admin at once, or proposes more of them. */
export function AreasDialog({ admin, onClose, onDone }: AreasDialogProps) {
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const [wanted, setWanted] = useState(admin.areas);
  const isMore = !isWithin(wanted, admin.areas);
  const hasErrors = Object.keys(errors).length > 0;

  const submit = async (form: FormData) => {
    const [areas, reason] = [areasOf(form), formText(form, 'reason')];
    if (isWithin(areas, admin.areas) && isWithin(admin.areas, areas)) {
      refuse({ areas: 'Cambia almeno un incarico' });
    } else if (isWithin(areas, admin.areas)) {
      const isDone = await send(() => narrow(admin.id, areas, reason));
      if (isDone) onDone(`Incarichi di ${admin.username} cambiati.`);
    } else {
      const change = { kind: 'widen-admin' as const, adminId: admin.id, areas };
      const isDone = await send(() => propose(change, reason));
      if (isDone) onDone('Richiesta inviata: aspetta la conferma di un’altra persona.');
    }
  };

  return (
    <FormDialog
      title={`Incarichi di ${admin.username}`}
      submit={isMore ? 'Invia la richiesta' : 'Cambia gli incarichi'}
      isSending={isSending}
      failure={hasErrors ? null : failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p role="status">
        {isMore
          ? 'Aggiungere incarichi vale quando un’altra persona lo conferma, entro sette giorni.'
          : 'Togliere incarichi vale subito, e questa persona deve accedere di nuovo.'}
      </p>
      <AreasFields
        areas={admin.areas}
        error={errors.areas ?? errors['change.areas']}
        onChange={setWanted}
      />
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

/** Whether the first have nothing that the second have not; the server decides, this chooses the words. */
function isWithin(areas: readonly AdminArea[], others: readonly AdminArea[]): boolean {
  return others.includes('all') || areas.every((area) => others.includes(area));
}
