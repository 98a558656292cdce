import { useCart } from '@zaino/web/cart';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useRef, useState } from 'react';

/** A chunk of its own: the list is read and ticked before anybody has answered. */
const loadWords = () => import(/* webpackChunkName: 'expected-words' */ './expected-words');

/** When the books come that are ordered today: the days of the cart, the checkout and the order; asked for once it is seen. */
export function ExpectedDays() {
  const { shippingMethod } = useCart();
  const [words, setWords] = useState<Record<string, string>>({});
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      loadWords()
        .then(({ askExpectedWords }) => askExpectedWords())
        .then(setWords, reportError);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  // The page is the same for everybody and for days: what holds today only is asked for by the browser.
  const later = 'I libri si ordinano all’editore: la data è nel carrello e alla cassa.';
  return <p ref={place}>{words[shippingMethod] ?? later}</p>;
}
