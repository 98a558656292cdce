import { FormDialog } from '@zaino/ui/form-dialog';
import { useSubmission } from '@zaino/web/use-submission';
import { staffLink } from './previews.api';

/** Leads into the shop with the canaries that run for staff alone. */
export function StaffDialog({ onClose }: { onClose: () => void }) {
  const { isSending, failure, send } = useSubmission();
  return (
    <FormDialog
      title="Canary per lo staff"
      submit="Apri il sito"
      isSending={isSending}
      failure={failure}
      onSubmit={async () => {
        await send(async () => location.assign(await staffLink()));
      }}
      onClose={onClose}
    >
      <p>
        Per 12 ore, in questo browser, il sito mostra anche le versioni che arrivano solo a chi lo
        amministra. Tutti gli altri vedono quelle di sempre.
      </p>
    </FormDialog>
  );
}
