import { Notice } from '@zaino/ui/notice';
import { useCart } from '@zaino/web/cart';
import { readKept } from '@zaino/web/kept-input-store';
import { useSession } from '@zaino/web/session';
import { useHydrated } from '@zaino/web/use-hydrated';

/** Why one is asked to sign in again, and what waits behind the sign-in. */
export function SignInNotices() {
  const { isExpired } = useSession();
  const { itemCount } = useCart();
  // Only the browser knows both: nothing of it may differ from what the server drew.
  if (!useHydrated()) return null;
  return (
    <>
      {isExpired && (
        <Notice>
          <p>
            <strong>La sessione è scaduta.</strong> Accedi di nuovo: torni dove eri
            {readKept('customer') !== null && ' e ritrovi quello che avevi scritto'}.
          </p>
        </Notice>
      )}
      {itemCount > 0 && (
        <Notice>
          <p>
            {itemCount === 1
              ? 'Nel carrello hai un articolo: lo ritrovi anche dopo.'
              : `Nel carrello hai ${itemCount} articoli: li ritrovi anche dopo.`}
          </p>
        </Notice>
      )}
    </>
  );
}
