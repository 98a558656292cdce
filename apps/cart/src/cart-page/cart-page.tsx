import { useEffect, useRef } from 'react';
import { lineKey } from '@zaino/rules/cart-line';
import { buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { Toast } from '@zaino/ui/toast';
import { type CartSnapshot, useCart } from '@zaino/web/cart';
import { useChosenBookshop } from '@zaino/web/chosen-bookshop';
import { Link } from '@zaino/web/router';
import { pricedCart } from '../quote/priced-cart';
import { wantedAt, wantedLines } from '../quote/quote-request';
import { useQuote } from '../quote/use-quote';
import { useVoucher } from '../quote/use-voucher';
import { CartLines } from './cart-lines';
import css from './cart-page.module.css';
import { CartSkeleton } from './cart-skeleton';
import { CartSummary } from './cart-summary';
import { ReceivedList } from './share/received-list';
import { StorageNotices } from './storage-notices';
import { lineTitle } from '../order-lines/line-title';
import { NewOrderNotice } from './new-order-notice';
import { type Removal, useRemoval } from './use-removal';

export function CartPage() {
  const cart = useCart();
  const removal = useRemoval();
  const title = useRef<HTMLHeadingElement>(null);

  return (
    <Container className={css.page}>
      <h1 ref={title} tabIndex={-1}>
        Carrello
      </h1>
      <StorageNotices cart={cart} />
      {cart.status === 'ready' && <ReceivedList />}
      <CartContents cart={cart} removal={removal} />
      <RemovedToast
        removal={removal}
        onClose={() => {
          removal.dismiss();
          title.current?.focus();
        }}
      />
    </Container>
  );
}

function CartContents({ cart, removal }: { cart: CartSnapshot; removal: Removal }) {
  if (cart.status === 'unread') return <CartSkeleton />;
  if (cart.items.length === 0) {
    return (
      <>
        <NewOrderNotice />
        <EmptyState
          headingLevel={2}
          action={
            <Link to="/search" className={buttonClass()}>
              Cerca i libri della tua classe
            </Link>
          }
        >
          Il tuo carrello è vuoto
        </EmptyState>
      </>
    );
  }
  return <FilledCart cart={cart} removal={removal} />;
}

/** Prices and pieces are looked up again in the background; the cart works as well where nobody answers. */
function FilledCart({ cart, removal }: { cart: CartSnapshot; removal: Removal }) {
  const summary = useRef<HTMLElement>(null);
  const [voucher, setVoucher] = useVoucher();
  const bookshop = useChosenBookshop();
  const pricing = useQuote({
    lines: wantedLines(cart.items),
    shippingMethod: cart.shippingMethod,
    voucher,
    ...wantedAt(bookshop),
  });
  const priced = pricedCart(cart, pricing, bookshop);

  return (
    <div className={css.columns}>
      <CartLines
        cart={cart}
        priced={priced}
        onRemove={removal.remove}
        restoredKey={removal.restoredKey}
      />
      <CartSummary
        cart={cart}
        priced={priced}
        pricing={pricing}
        voucher={voucher}
        onVoucher={setVoucher}
        onAccepted={() => summary.current?.focus()}
        ref={summary}
      />
    </div>
  );
}

/** Says what was removed. Takes the focus, since the button that had it is gone. */
function RemovedToast({ removal, onClose }: { removal: Removal; onClose: () => void }) {
  const { removed, restore } = removal;
  const place = useRef<HTMLDivElement>(null);
  const removedKey = removed && lineKey(removed);

  useEffect(() => {
    if (removedKey) place.current?.querySelector('button')?.focus();
  }, [removedKey]);

  return (
    <div ref={place}>
      <Toast
        message={removed && `“${lineTitle(removed)}” non è più nel carrello.`}
        action={{ text: 'Annulla', onPress: restore }}
        onClose={onClose}
      />
    </div>
  );
}
