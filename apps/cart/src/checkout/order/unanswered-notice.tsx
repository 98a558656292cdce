import { Notice } from '@zaino/ui/notice';
import { Link } from '@zaino/web/router';
import { useState } from 'react';
import { isUnanswered } from './order-key';

/** After a reload: an order may have been made of what is still in the cart, and of pieces that are gone since. */
export function UnansweredNotice() {
  const [isShown] = useState(isUnanswered);
  if (!isShown) return null;
  return (
    <Notice>
      <strong>L’ultimo invio dell’ordine non ha avuto risposta.</strong> Guarda in{' '}
      <Link to="/orders">I miei ordini</Link> se è arrivato. Se lo invii di nuovo senza cambiarlo,
      non ne nasce un altro.
    </Notice>
  );
}
