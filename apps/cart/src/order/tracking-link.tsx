import type { Order } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { TextField } from '@zaino/ui/text-field';
import { Link } from '@zaino/web/router';
import { useConfirmation } from '@zaino/web/use-confirmation';
import { useHydrated } from '@zaino/web/use-hydrated';
import { useRef } from 'react';
import { AsidePart } from './aside-part';
import { isLongOrder } from './is-long-order';
import css from './tracking-link.module.css';

/** The public page of the order, for whoever else waits for it: to open, or to copy its address. */
export function TrackingLink({ order }: { order: Order }) {
  const path = order.trackingPath;
  const [isCopied, confirm] = useConfirmation();
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  // The server does not know by which name it was asked.
  const address = isHydrated ? new URL(path, location.origin).href : path;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      confirm();
    } catch {
      // Not allowed: the address is marked for copying by hand.
      field.current?.select();
    }
  };

  return (
    <AsidePart title="Fallo seguire anche ad altri" isFolded={isLongOrder(order)}>
      <p className={css.small}>
        Chi ha questo link vede <Link to={path}>a che punto sono gli articoli</Link>, senza nomi né
        indirizzi.
      </p>
      <TextField ref={field} label="Link" value={address} readOnly className={css.field} />
      <Button variant="outline" size="small" onClick={() => void copy()}>
        Copia il link
      </Button>
      <p role="status" className={css.small}>
        {isCopied ? 'Link copiato negli appunti!' : ''}
      </p>
    </AsidePart>
  );
}
