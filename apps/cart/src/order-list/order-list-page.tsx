import { Button, buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { lazyPart } from '@zaino/ui/lazy-part';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { Link, useLoaderData, useNavigation } from '@zaino/web/router';
import { useState } from 'react';
import { useKeptFocus } from '@zaino/web/use-kept-focus';
import type { OrderListData } from './order-list.api';
import css from './order-list-page.module.css';
import { OrderPages } from './order-pages';
import { OrderRow } from './order-row';

/** A chunk of its own: few look at them. */
const SavedCardsPart = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'saved-cards' */ '../saved-cards/saved-cards'))
      .SavedCardsPart,
);

/** The own orders (specification, point 2), the newest first. */
export function OrderListPage() {
  const shown = useLoaderData<OrderListData>();
  const isBusy = useNavigation().location?.pathname === '/orders';
  const heading = useKeptFocus<HTMLHeadingElement>(`${shown.page} ${shown.failure !== null}`);
  return (
    <Container className={css.page}>
      <h1 ref={heading} tabIndex={-1}>
        I miei ordini
      </h1>
      <div aria-busy={isBusy}>
        <Orders shown={shown} />
      </div>
      <Cards />
    </Container>
  );
}

/** Asked for by a press: they are the provider's, who may be away. */
function Cards() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen((wasOpen) => !wasOpen)}>
        Carte salvate
      </Button>
      {isOpen && <SavedCardsPart />}
    </div>
  );
}

function Orders({ shown }: { shown: OrderListData }) {
  const { orders, failure, today, page } = shown;
  if (failure) return <ServiceFailure failure={failure} />;
  if (orders.length === 0) return page === 1 ? <NoOrders /> : <NoMoreOrders />;
  return (
    <>
      <Sheet isEdgeToEdge>
        <ul className={css.list}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} today={today} />
          ))}
        </ul>
      </Sheet>
      {/* Made anew: what led here is gone, and the focus begins at the title. */}
      <OrderPages key={page} {...shown} />
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState
      action={
        <Link to="/search" className={buttonClass()}>
          Cerca i libri della tua classe
        </Link>
      }
    >
      Non hai ancora ordini
    </EmptyState>
  );
}

function NoMoreOrders() {
  return (
    <EmptyState
      action={
        <Link to="/orders" className={buttonClass()}>
          Vai ai più recenti
        </Link>
      }
    >
      Non ci sono ordini più vecchi
    </EmptyState>
  );
}
