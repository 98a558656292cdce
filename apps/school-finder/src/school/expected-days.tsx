import { useCart } from '@zaino/web/cart';
import { reportError } from '@zaino/web/telemetry';
import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import type { ExpectedWords } from './expected-words';
import { isSellable, leadsOf, type ListBook } from './list-rules';

/** A chunk of its own: the list is read and ticked before anybody has answered. */
const loadWords = () => import(/* webpackChunkName: 'expected-words' */ './expected-words');

/** When the books of a list come, as far as somebody has said it. */
export interface ExpectedState {
  /** For what says it: the days are asked for once one of these is seen. */
  place: Ref<HTMLParagraphElement>;
  /** Of books of which no distributor says anything. */
  all: string | undefined;
  /** Whether every book that is sold has words of its own. */
  isEachTold: boolean;
  wordsOf: (book: ListBook) => string | undefined;
}

/** When books come that are ordered today: the days of the cart, the checkout and the order. */
export function useExpectedDays(books: readonly ListBook[]): ExpectedState {
  const { shippingMethod } = useCart();
  const [words, setWords] = useState<ExpectedWords | null>(null);
  const places = useRef(new Set<Element>());
  // Of one list for as long as it is shown.
  const [leads] = useState(() => leadsOf(books));
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    let isAsked = false;
    const observer = new IntersectionObserver((entries) => {
      if (isAsked || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      isAsked = true;
      observer.disconnect();
      loadWords()
        .then(({ askExpectedWords }) => askExpectedWords(leads))
        .then(setWords, reportError);
    });
    for (const place of places.current) observer.observe(place);
    return () => observer.disconnect();
  }, [leads]);
  const place = useCallback((element: Element | null) => {
    if (element) places.current.add(element);
  }, []);
  return {
    place,
    all: words?.all[shippingMethod],
    isEachTold: books.some(isSellable) && books.filter(isSellable).every(({ lead }) => lead),
    wordsOf: ({ lead }) => (lead ? words?.ofLead[lead]?.[shippingMethod] : undefined),
  };
}

/** What holds for the whole list. */
export function ExpectedDays({ expected }: { expected: ExpectedState }) {
  const { place, all, isEachTold } = expected;
  // The page is the same for everybody and for days: what holds today only is asked for by the browser.
  const later = 'I libri si ordinano all’editore: la data è nel carrello e alla cassa.';
  return (
    <p ref={place}>{all && isEachTold ? 'La data di ogni libro è nella lista.' : (all ?? later)}</p>
  );
}
