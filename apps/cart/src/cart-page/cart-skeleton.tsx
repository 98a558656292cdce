import { LoadingRows } from '@zaino/ui/loading-rows';
import { Sheet } from '@zaino/ui/sheet';
import css from './cart-page.module.css';

/** The cart is kept by the browser: without a script nobody can read it. */
function NeedsScript() {
  return (
    <>
      Il carrello è custodito dal tuo browser, e per mostrarlo serve JavaScript: attivalo e ricarica
      la pagina. <a href="/search">Intanto cerca i libri della tua classe</a>
    </>
  );
}

/** The cart's place before local storage was read: claims nothing about what is in it. */
export function CartSkeleton() {
  return (
    <div className={css.columns}>
      <LoadingRows rows={3} rowHeight="book" withoutScript={<NeedsScript />}>
        Caricamento...
      </LoadingRows>
      <Sheet className={css.emptySummary} aria-hidden="true" />
    </div>
  );
}
