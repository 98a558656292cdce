import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { Link } from '@zaino/web/router';
import { forgetOrderKey } from './order-key';

/** An answer got lost, and then the form was changed: the order with what it held before is there. */
export function SentBefore() {
  return (
    <Notice
      tone="error"
      action={
        <Button type="submit" size="small" variant="outline" onClick={forgetOrderKey}>
          Invia anche questo
        </Button>
      }
    >
      <strong>Un ordine da questa pagina è già partito.</strong> Lo trovi in{' '}
      <Link to="/orders">I miei ordini</Link>. Se ne vuoi un altro, puoi inviare anche questo.
    </Notice>
  );
}
