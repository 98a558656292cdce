import type { Order, OrderLine } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { useState } from 'react';
import type { TakeOrder } from '../use-order';
import { CancelDialog } from './cancel-dialog';

interface CancelButtonProps {
  order: Order;
  /** Of one line; all that can be cancelled where unset. */
  line?: OrderLine;
  onChange: TakeOrder;
}

/** Asks whether to cancel, and does it. */
export function CancelButton({ order, line, onChange }: CancelButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const lines = line ? [line] : order.lines.filter(({ commands }) => commands.includes('cancel'));
  return (
    <>
      <Button variant="text" size="small" onClick={() => setOpen(true)}>
        {line ? 'Annulla' : 'Annulla l’ordine'}
        {line && <VisuallyHidden> {line.title}</VisuallyHidden>}
      </Button>
      <CancelDialog
        order={order}
        lines={lines}
        line={line}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChange={onChange}
      />
    </>
  );
}
