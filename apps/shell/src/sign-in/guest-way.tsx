import { buttonClass } from '@zaino/ui/button';
import { Link, useSearchParams } from '@zaino/web/router';
import { useShopFront } from '@zaino/web/shop-front';
import { originOf } from './entry.api';

/** Who came to order, or to an order, may go on without an account. At a bookshop's own address payments lead elsewhere. */
export function GuestWay() {
  const [parameters] = useSearchParams();
  const origin = originOf(parameters);
  if (useShopFront()) return null;
  if (/^\/(?:cart|checkout)(?:[?#]|$)/.test(origin)) {
    return (
      <p>
        <Link to="/checkout/ospite" className={buttonClass({ variant: 'outline', isWide: true })}>
          Continua senza account
        </Link>
      </p>
    );
  }
  if (!/^\/orders(?!\/ospite)(?:[/?#]|$)/.test(origin)) return null;
  return (
    <p>
      Hai ordinato senza account? <Link to="/orders/ospite">Ritrova il tuo ordine</Link>
    </p>
  );
}
