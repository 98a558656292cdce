import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { ShippingActions, type ShippedOrder } from './shipping-actions';

interface ShippingDialogProps {
  orders: readonly ShippedOrder[];
  onDone: () => void;
  onClose: () => void;
}

/** The same for a list that has chosen some orders, over it. */
export function ShippingDialog({ orders, onDone, onClose }: ShippingDialogProps) {
  return (
    <Dialog
      isOpen
      title="Spedizione"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          Chiudi
        </Button>
      }
    >
      <ShippingActions orders={orders} onDone={onDone} />
    </Dialog>
  );
}
