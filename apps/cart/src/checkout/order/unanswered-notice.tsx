import { lazyPart } from '@zaino/ui/lazy-part';
import { useState } from 'react';
import { isUnanswered } from './order-key';

/** Met by few. */
const UnansweredWords = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'checkout-obstacle' */ './unanswered-words'))
      .UnansweredWords,
);

/** After a reload: an order may have been made of what is still in the cart, and of pieces that are gone since. */
export function UnansweredNotice() {
  const [isShown] = useState(isUnanswered);
  if (!isShown) return null;
  return <UnansweredWords />;
}
