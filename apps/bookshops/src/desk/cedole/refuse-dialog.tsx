import { type DeskOrder, MOST_CEDOLA_REASON, type OrderCedola } from '@zaino/contracts/orders';
import { TextField } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { decideCedola } from './cedole.api';
import { DeskOrderDialog, type DeskOrderDialogProps } from '../desk-order-dialog';

interface RefuseDialogProps extends DeskOrderDialogProps {
  order: DeskOrder;
  cedola: OrderCedola;
}

/** Why a cedola is not taken, for the family to read. */
export function RefuseDialog({ order, cedola, ...dialog }: RefuseDialogProps) {
  return (
    <DeskOrderDialog
      {...dialog}
      title={`Rifiutare la cedola ${cedola.code}?`}
      submit="Rifiuta la cedola"
      send={(form) =>
        decideCedola(order, cedola.id, { decision: 'refused', reason: formText(form, 'reason') })
      }
    >
      {(errors) => (
        <>
          <p>
            La famiglia riceve un’e-mail con il motivo: può pagare online, dire che paga in
            libreria, oppure annullare questi libri.
          </p>
          <TextField
            name="reason"
            label="Perché"
            maxLength={MOST_CEDOLA_REASON}
            autoComplete="off"
            required
            error={errors.reason}
          />
        </>
      )}
    </DeskOrderDialog>
  );
}
