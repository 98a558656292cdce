import { LoadingRows } from '@zaino/ui/loading-rows';
import { Sheet } from '@zaino/ui/sheet';
import css from './cart-page.module.css';

/** The cart's place before local storage was read: claims nothing about what is in it. */
export function CartSkeleton() {
  return (
    <div className={css.columns}>
      <LoadingRows rows={3} rowHeight="book">
        Caricamento...
      </LoadingRows>
      <Sheet className={css.emptySummary} aria-hidden="true" />
    </div>
  );
}
