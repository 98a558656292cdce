import type { Order } from '@zaino/contracts/orders';
import { buttonClass } from '@zaino/ui/button';
import { classNames } from '@zaino/ui/class-names';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link, useLoaderData } from '@zaino/web/router';
import { type ReactNode, useRef } from 'react';
import { lazyPart } from '@zaino/ui/lazy-part';
import { DoneToast } from './done-toast';
import { OrderAside } from './order-aside';
import { OrderHead } from './order-head';
import { OrderLines } from './order-lines';
import { OrderNotices } from './order-notices';
import { isLongOrder } from './is-long-order';
import css from './order-page.module.css';
import type { OrderPageData } from './order.api';
import { RefundSection } from './refunds/refund-section';
import { useOrder } from './use-order';
import { WithdrawalSection } from './withdrawal/withdrawal-section';

/** Of few orders. */
const CedolaPanel = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'order-cedola' */ './cedola/cedola-panel')).CedolaPanel,
);

/** One of the own orders: where each book is, and all that can be done about it. */
export function OrderPage() {
  const { order, today, failure } = useLoaderData<OrderPageData>();
  if (order) return <OneOrder key={order.id} loaded={order} today={today} />;
  return (
    <Container className={css.alone}>
      {failure ? (
        <ServiceFailure headingLevel={1} failure={failure} />
      ) : (
        <EmptyState
          title="Ordine non trovato"
          headingLevel={1}
          action={
            <Link to="/orders" className={buttonClass()}>
              Vai ai tuoi ordini
            </Link>
          }
        >
          Nel tuo account non c’è un ordine a questo indirizzo.
        </EmptyState>
      )}
    </Container>
  );
}

interface OneOrderProps {
  loaded: Order;
  today: string;
  /** Said first. */
  children?: ReactNode;
}

/** An order that is there. */
export function OneOrder({ loaded, today, children }: OneOrderProps) {
  const { order, take, done, dismiss } = useOrder(loaded);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Container className={classNames(css.page, isLongOrder(order) && css.long)}>
      <OrderHead order={order} titleRef={title} />
      <OrderNotices order={order} />
      {children}
      <div className={css.columns}>
        <div className={css.main}>
          {order.cedole && order.cedole.length > 0 && <CedolaPanel order={order} onChange={take} />}
          <OrderLines order={order} today={today} onChange={take} />
          <WithdrawalSection order={order} onChange={take} />
          <RefundSection order={order} />
        </div>
        <OrderAside order={order} onChange={take} />
      </div>
      <DoneToast
        done={done}
        onClose={() => {
          dismiss();
          title.current?.focus();
        }}
      />
    </Container>
  );
}
