import { cartApi, type DeliveryDays } from '@zaino/contracts/orders';
import { dayRangeWords } from '@zaino/rules/day-words';
import { fetchJson } from '@zaino/web/api-client';
import { useCart } from '@zaino/web/cart';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';

/** When the books come that are ordered today: the days of the cart, the checkout and the order. */
export function ExpectedDays() {
  const { shippingMethod } = useCart();
  const [days, setDays] = useState<DeliveryDays | null>(null);
  useEffect(() => {
    let isOver = false;
    fetchJson(cartApi.deliveryDays).then((found) => !isOver && setDays(found), reportError);
    return () => {
      isOver = true;
    };
  }, []);
  // The page is the same for everybody and for days: what only holds today is asked for by the browser.
  if (!days) return <p>I libri si ordinano all’editore: la data è nel carrello e alla cassa.</p>;
  const how = shippingMethod === 'pickup' ? 'pronti in libreria' : 'consegna';
  return <p>{`Libri ordinati oggi: ${how} ${dayRangeWords(days.ordered[shippingMethod])}.`}</p>;
}
