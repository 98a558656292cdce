import type { CartLine } from '@zaino/rules/cart-line';
import { Toast } from '@zaino/ui/toast';
import { cartStore } from '@zaino/web/cart-kept';
import { keptOnce, mergedIn, withoutMergeNews } from '@zaino/web/cart-sync-state';
import { type MergedCart, stillDoubled } from '@zaino/web/merged-cart';
import { useCallback, useEffect, useState } from 'react';
import css from './merged-cart-notice.module.css';

/** Names the changes of this notice in the stored cart. */
const LABEL = 'merged:';

/** What was merged at the sign-in, on whatever page it was; "Tieni una copia" takes back what is there twice by it. */
export function MergedCartNotice() {
  const [merged, dismiss] = useMergedCart();
  const [isOnce, setOnce] = useState(false);

  const close = () => {
    setOnce(false);
    dismiss();
  };
  const keepOnce = () => {
    cartStore.changeKept(keptOnce, LABEL);
    dismiss();
    setOnce(true);
  };

  const doubled = merged ? stillDoubled(cartStore.getSnapshot(), merged) : [];
  const words = merged && mergedWords(merged, doubled);
  return (
    <div className={css.place}>
      <Toast
        message={words ?? (isOnce && 'Fatto: nel carrello è rimasta una copia sola.')}
        action={doubled.length > 0 ? { text: 'Tieni una copia', onPress: keepOnce } : undefined}
        onClose={close}
      />
    </div>
  );
}

/** The news as they are stored, read anew with every change of the cart, and how to have them forgotten. */
function useMergedCart(): [merged: MergedCart | null, dismiss: () => void] {
  const [merged, setMerged] = useState<MergedCart | null>(null);
  useEffect(() => {
    const read = () => setMerged(mergedIn(cartStore.readKept()));
    // The sign-in may have been before this code came.
    const first = setTimeout(read);
    const stop = cartStore.subscribe(read);
    return () => {
      clearTimeout(first);
      stop();
    };
  }, []);
  const dismiss = useCallback(() => {
    cartStore.changeKept(withoutMergeNews, LABEL);
    setMerged(null);
  }, []);
  return [merged, dismiss];
}

function mergedWords(
  { before, doubled: all }: MergedCart,
  doubled: readonly CartLine[],
): string | null {
  const start = 'Abbiamo unito il carrello di prima a quello del tuo account';
  if (doubled.length > 0) {
    const pieces = doubled.reduce((sum, { quantity }) => sum + quantity, 0);
    const noun = doubled.every(({ type }) => type === 'book') ? booksOf(pieces) : articles(pieces);
    return pieces === 1
      ? `${start}: ${noun} c’era già, e ora è doppio.`
      : `${start}: ${noun} c’erano già, e ora sono doppi.`;
  }
  // Whoever took the second copies out has read the cart.
  if (all.length > 0) return null;
  return `${start}, dove ${before === 1 ? 'c’era' : 'c’erano'} già ${articles(before)}.`;
}

const booksOf = (count: number) => (count === 1 ? '1 libro' : `${count} libri`);
const articles = (count: number) => (count === 1 ? '1 articolo' : `${count} articoli`);
