import { buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { useCart } from '@zaino/web/cart';
import { Link, useLoaderData, useNavigate } from '@zaino/web/router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { orderPath } from '../guest/guest';
import type { CheckoutData, PlacedOrder } from './checkout.api';
import { CheckoutFacts } from './checkout-facts';
import { CheckoutForm } from './checkout-form';
import css from './checkout-page.module.css';
import { readLastOrder, useNewOrder } from './order/last-order';
import { leaveTo } from './order/leave-to';
import { UnansweredNotice } from './order/unanswered-notice';
import { PlacedPanel, type PlacedPanelProps } from './order/placed-panel';

/** From the cart to the order, in one page. */
export function CheckoutPage() {
  return (
    <Container className={css.page}>
      <h1>Cassa</h1>
      <CheckoutFacts />
      <CheckoutContents />
    </Container>
  );
}

function CheckoutContents() {
  const { start, profile, failure, isGuest } = useLoaderData<CheckoutData>();
  const cart = useCart();
  const [placed, setPlaced] = useState<PlacedPanelProps | null>(null);
  const navigate = useNavigate();

  const onPlaced = (order: PlacedOrder, isPaidInShop: boolean) => {
    // Before the cart is emptied: an empty checkout would say something else.
    flushSync(() => setPlaced({ ...order, isPaidInShop, isGuest }));
    if (isPaidInShop) void navigate(`/orders/${order.orderId}?grazie=1`, { replace: true });
    else if (order.paymentUrl !== null) leaveTo(order.paymentUrl);
  };

  if (placed) return <PlacedPanel {...placed} />;
  if (cart.status === 'unread') return <CheckoutLoading />;
  if (cart.items.length === 0) {
    return (
      <>
        <UnansweredNotice />
        <EmptyCheckout isGuest={isGuest} />
      </>
    );
  }
  if (!start) {
    return failure && <ServiceFailure title="La cassa ora non è disponibile" failure={failure} />;
  }
  return (
    <>
      <UnansweredNotice />
      <CheckoutForm
        cart={cart}
        start={start}
        profile={profile}
        isGuest={isGuest}
        onPlaced={onPlaced}
      />
    </>
  );
}

function CheckoutLoading() {
  return (
    <LoadingRows rows={6} withoutScript={<NeedsScript />}>
      Caricamento...
    </LoadingRows>
  );
}

/** The cart is kept by the browser, and an order is made of it. */
function NeedsScript() {
  return (
    <>
      Il carrello è custodito dal tuo browser, e per ordinare serve JavaScript: attivalo e ricarica
      la pagina. <a href="/search">Intanto cerca i libri della tua classe</a>
    </>
  );
}

/** Whoever comes back from the payment page has an order, and no cart any more; so has whoever ordered in another tab. */
function EmptyCheckout({ isGuest }: Pick<CheckoutData, 'isGuest'>) {
  const [own] = useState(readLastOrder);
  const elsewhere = useNewOrder();
  const last = own ?? elsewhere;
  if (last) {
    return (
      <EmptyState
        headingLevel={2}
        action={
          <Link to={orderPath(last.orderId, isGuest)} className={buttonClass()}>
            Apri l’ordine {last.number}
          </Link>
        }
      >
        Il tuo ordine è fatto, e il carrello è vuoto
      </EmptyState>
    );
  }
  return (
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
  );
}
