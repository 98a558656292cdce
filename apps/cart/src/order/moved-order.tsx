import { ordersErrorCodes } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import type { ApiError } from '@zaino/web/api-client';
import { useRevalidator } from '@zaino/web/router';

/** Whether a call was refused because the order has moved since it was shown: an answer may have been lost. */
export const isMoved = (failure: ApiError | null) => failure?.code === ordersErrorCodes.orderMoved;

/** In the place of what would be done to another order than the one that is shown. */
export function ShowMovedOrder({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const show = () => {
    onClose();
    void revalidate();
  };
  return <Button onClick={show}>Vedi l’ordine com’è ora</Button>;
}
