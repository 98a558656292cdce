import { Button } from '@zaino/ui/button';
import { FormDialog, type FormDialogProps } from '@zaino/ui/form-dialog';

interface OrderDialogProps extends Omit<FormDialogProps, 'instead'> {
  /** The order was moved by somebody else meanwhile: nothing can be sent that was filled in for the older one. */
  isStale: boolean;
  /** The order has to be read anew. */
  onStale: () => void;
}

/** A form about an order; what has moved is shown anew before anything else is sent. */
export function OrderDialog({ isStale, onStale, ...form }: OrderDialogProps) {
  const showAnew = () => {
    onStale();
    form.onClose();
  };
  return (
    <FormDialog
      {...form}
      instead={isStale && <Button onClick={showAnew}>Mostra l’ordine com’è ora</Button>}
    />
  );
}
