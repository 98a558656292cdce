import { staffOrderApi } from '@zaino/contracts/orders';
import { FormDialog } from '@zaino/ui/form-dialog';
import { fetchJson } from '@zaino/web/api-client';
import { useSubmission } from '@zaino/web/use-submission';

interface RemoveViewDialogProps {
  view: { id: string; name: string };
  onRemoved: () => void;
  onClose: () => void;
}

/** Forgets an own view; the orders in it stay as they are. */
export function RemoveViewDialog({ view, onRemoved, onClose }: RemoveViewDialogProps) {
  const { isSending, failure, send } = useSubmission();
  const remove = () => fetchJson(staffOrderApi.removeView, { params: { id: view.id } });
  return (
    <FormDialog
      title={`Togliere la vista “${view.name}”?`}
      submit="Togli la vista"
      isSending={isSending}
      failure={failure}
      onSubmit={async () => {
        if (await send(remove)) onRemoved();
      }}
      onClose={onClose}
    >
      <p>Gli ordini restano come sono: si perdono solo i filtri salvati.</p>
    </FormDialog>
  );
}
