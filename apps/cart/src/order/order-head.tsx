import type { Order } from '@zaino/contracts/orders';
import { Breadcrumbs } from '@zaino/ui/breadcrumbs';
import { classNames } from '@zaino/ui/class-names';
import type { Ref } from 'react';
import { fullDay } from '../order-lines/dates';
import { isLongOrder } from './is-long-order';
import css from './order-head.module.css';
import { placesOf } from './places-of';

interface OrderHeadProps {
  order: Order;
  titleRef: Ref<HTMLHeadingElement>;
}

/** Number, day and way of the order, and how many pieces are where. */
export function OrderHead({ order, titleRef }: OrderHeadProps) {
  return (
    <header>
      <Breadcrumbs
        crumbs={[
          order.isGuest ? { text: 'Home', to: '/' } : { text: 'I miei ordini', to: '/orders' },
          { text: `Ordine ${order.number}` },
        ]}
      />
      <h1 ref={titleRef} tabIndex={-1} className={css.title}>
        Ordine {order.number}
      </h1>
      <p className={css.words}>
        Fatto il {fullDay(order.createdAt)} · {wayOf(order)}
      </p>
      <dl className={classNames(css.places, isLongOrder(order) && css.inline)}>
        {placesOf(order).map(({ words, pieces }) => (
          <div key={words} className={css.place}>
            <dt>{words}</dt>
            <dd>{pieces}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

function wayOf({ shippingMethod, pickupPoint, address }: Order): string {
  if (shippingMethod === 'pickup') return `Ritiro da ${pickupPoint?.name ?? 'una libreria'}`;
  return address ? `Consegna a casa, ${address.city}` : 'Consegna a casa';
}
