import { Notice } from '@zaino/ui/notice';
import type { CartSnapshot } from '@zaino/web/cart';

/** What the browser did to the cart and a family should know. */
export function StorageNotices({ cart }: { cart: CartSnapshot }) {
  return (
    <>
      {cart.wasDiscarded && (
        <Notice>
          <strong>Il carrello salvato non si leggeva più.</strong> Abbiamo dovuto svuotarlo:
          aggiungi di nuovo i tuoi libri.
        </Notice>
      )}
      {!cart.isSaved && (
        <Notice>
          <strong>Il carrello non viene salvato.</strong> Il browser non lo permette o non ha più
          spazio: quello che aggiungi resta solo finché questa pagina è aperta.
        </Notice>
      )}
    </>
  );
}
